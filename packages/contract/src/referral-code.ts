/** What a code of whoever sent somebody can look like. */
export const referralCode = /^\w{1,32}$/;
