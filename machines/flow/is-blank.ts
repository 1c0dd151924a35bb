/** True if nothing of a text can be seen. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text);
