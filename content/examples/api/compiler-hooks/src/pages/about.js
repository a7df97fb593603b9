console.log('about');
