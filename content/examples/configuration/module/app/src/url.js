console.log(new URL('./logo.png', import.meta.url));
