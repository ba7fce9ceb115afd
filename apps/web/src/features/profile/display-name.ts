interface Named {
  email: string;
  google_user_data: { given_name: string };
}

/** The name on the screen: the profile's, else the given name, else what stands before the at-sign. */
export function displayName(user: Named, fullName = ''): string {
  return fullName.trim() || user.google_user_data.given_name || (user.email.split('@', 1)[0] ?? '');
}
