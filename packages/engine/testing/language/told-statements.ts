/** What a line tells besides who does what, each as "kind: words, about". */
export const toldStatements: readonly { text: string; told: readonly string[] }[] = [
  {
    text: 'push-in on the mouse hole, then tilt up to the cat',
    told: ['move: push-in on the mouse hole, to the mouse hole (0)', 'move: tilt up, to the cat (1), then'],
  },
  {
    text: 'slow pan left across the market, then the camera holds still on the fishmonger until he looks up',
    told: [
      'move: slow pan left across the market, slow, to the market',
      'move: the camera holds still on the fishmonger until he looks up, to the fishmonger (0), until he looks up, then',
    ],
  },
  {
    text: 'The drone rises slowly while orbiting the lighthouse',
    told: [
      'move: The drone rises slowly, slowly',
      'move: orbiting the lighthouse, to the lighthouse, together',
    ],
  },
  {
    text: 'a neon sign in red letters that reads "OPEN LATE" above the door of a diner',
    told: ['lettering: OPEN LATE, on a neon sign (0), in red letters, above the door of a diner'],
  },
  {
    text: 'a baker holds a mug with "also his" on it',
    told: ['lettering: also his, on a mug (1), on it'],
  },
  {
    text: 'MARTA, dry: “Again.” KAROL looks up. Karol: "No."',
    told: ['line: Again., MARTA (0), dry', 'line: No., Karol (1)'],
  },
  {
    text: '"Is that it?" asks the groom, and the bride laughs',
    told: ['line: Is that it? (0)'],
  },
  {
    text: 'An old man says quietly, "You came back." A girl nods.',
    told: ['line: You came back. (0), quietly'],
  },
  {
    text: 'Two boys on a wall, one of them shouts: "Jump!"',
    told: ['line: Jump! (1), shouts'],
  },
  {
    text: 'a dog barks. A fridge in a dark kitchen. The hum of the fridge.',
    told: ['sound: barks (0)', 'sound: The hum of the fridge, the fridge (1)'],
  },
  {
    text: 'a girl without a scarf beside a boy with a scarf, no text',
    told: ['absence: scarf, bound (0)', 'absence: text, picture'],
  },
  {
    text: 'Could you make me a picture of a lamplighter, 9:16? It must be licence free.',
    told: ['setting: 9:16', 'request: Could you make me a picture of', 'request: It must be licence free'],
  },
];
