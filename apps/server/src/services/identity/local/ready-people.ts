/** The two who are there from the start; the second runs the place. */
export const readyPeople = [
  { name: 'Creator', email: 'creator@cuewright.example' },
  { name: 'Admin', email: 'admin@cuewright.example' },
] as const;

export const LOCAL_ADMIN_EMAIL = readyPeople[1].email;
