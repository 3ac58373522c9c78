/** The names under which this browser keeps what the public pages read as well. */
export const KEPT = { token: 'adire.token', person: 'adire.person', theme: 'adire.theme' } as const;
