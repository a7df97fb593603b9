/** A PNG of 3 by 2 pixels. */
export const aPicture = () =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR4nGOQqTgAQQxwFgBL7Af5uh/U6gAAAABJRU5ErkJggg==',
    'base64',
  );
