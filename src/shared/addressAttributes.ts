/** The attributes of HTML in which authors write addresses. */
export const addressAttributes = ['href', 'src', 'poster'] as const;
