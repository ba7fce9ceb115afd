export const LOCAL_ID_PATH = '/local-id';
export const LOCAL_CLIENT_ID = 'cuewright';
