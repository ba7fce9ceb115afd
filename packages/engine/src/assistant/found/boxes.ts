/** Which box of the two builders a thing is said in, and what it is called by whoever looks for it. */
export const boxes: readonly { readonly said: string; readonly simple: string; readonly advanced: string }[] =
  [
    {
      said: 'iso, shutter, aperture, f-stop, colour temperature, white balance, film grain, effects, foreground, background',
      simple: 'Camera & Technical',
      advanced: 'Technical Specifications',
    },
    {
      said: 'light, lighting, key light, lamp, shadows, softbox, backlight',
      simple: 'Camera & Technical',
      advanced: 'Lighting & Quality',
    },
    {
      said: 'lens, camera, camera angle, shot size, framing, close-up, camera move',
      simple: 'Camera & Technical',
      advanced: 'Camera',
    },
    { said: 'mood, feeling, atmosphere, emotion', simple: 'Mood', advanced: 'Mood' },
    {
      said: 'location, place, setting, weather, rain, time of day, hour, season',
      simple: 'Setting',
      advanced: 'Environment',
    },
    {
      said: 'subject, character, person, costume, clothes, props, action',
      simple: 'Subject',
      advanced: 'Subject Focus',
    },
  ];
