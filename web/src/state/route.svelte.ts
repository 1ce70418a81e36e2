/** Which screen does the address name? */

export type Route =
  | { screen: "home" }
  | { screen: "table"; table: string }
  | { screen: "replay" };

export function routeOf(path: string): Route {
  const table = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(path)?.[1];
  if (table) return { screen: "table", table };
  if (/^\/replay\/?$/.test(path)) return { screen: "replay" };
  return { screen: "home" };
}

class Router {
  route: Route = $state.raw({ screen: "home" });

  start(): void {
    this.route = routeOf(location.pathname);
    addEventListener("popstate", () => {
      this.route = routeOf(location.pathname);
    });
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = routeOf(path);
    scrollTo(0, 0);
  }
}

export const router = new Router();
