const port = process.env.WEBPACK_DEV_SERVER_BASE_PORT ?? 8080;
const [, , path, accept = 'text/html'] = process.argv;

const response = await fetch(`http://localhost:${port}${path}`, { headers: { accept } });
console.log(response.status, await response.text());
