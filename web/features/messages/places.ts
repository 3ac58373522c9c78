/** Where the conversations of each side are (specification 2.15, 2.16). */

export const LIST = { hunter: '/hunterDashboard/messageHunter', talent: '/messagedashboard' } as const;
