console.log('index');
