import http from 'node:http';

const server = http.createServer((request, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ path: request.url, host: request.headers.host }));
});

server.listen(5050, () => console.log('The API is running.'));
