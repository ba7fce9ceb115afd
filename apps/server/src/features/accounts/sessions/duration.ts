/** How long a session lasts after it was last used. */
export const SESSION_DAYS = 30;
