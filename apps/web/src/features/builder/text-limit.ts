/**
 * Characters of one box. Six boxes and the details, each as long as this in any script, stay under the 64 KB that
 * a prompt and its form may take when it is saved.
 */
export const textLimit = 1_200;
