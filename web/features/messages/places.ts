/** Where the conversations of each side are (rules 9.15, 9.16). */

export const LIST = { hunter: '/hunterDashboard/messageHunter', talent: '/messagedashboard' } as const;
