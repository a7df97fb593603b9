console.log('service worker');
