type Request = { url: string; on: (event: 'close', listener: () => void) => void };
type Response = {
  json: (value: unknown) => void;
  writeHead: (status: number, headers: Record<string, string>) => void;
  write: (text: string) => void;
  end: (text: string) => void;
};
type Middleware = (request: Request, response: Response, next: (error: unknown) => void) => void;

/** The part of Express that is used here. */
export type DevServer = { get: (url: string | RegExp, middleware: Middleware) => void };
