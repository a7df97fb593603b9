import sharp from 'sharp';

const width = 240;
const height = 160;
const pixels = Buffer.alloc(width * height * 3);

for (let y = 0; y < height; y++) {
  for (let x = 0; x < width; x++) {
    pixels.set([x, y, (x * y) % 256], (y * width + x) * 3);
  }
}

const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
await picture.clone().jpeg({ quality: 100 }).toFile('src/photo.jpg');
await picture.clone().png({ compressionLevel: 0 }).toFile('src/screenshot.png');
