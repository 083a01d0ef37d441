type Values = Readonly<Record<string, unknown>>

const count = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Kinds of rooms are part of all rooms; where nobody counted them all, nothing can be said. */
export const roomsFit = ({ totalRooms, kingRooms, twinRooms, suites }: Values): boolean =>
  typeof totalRooms !== 'number' || count(kingRooms) + count(twinRooms) + count(suites) <= totalRooms

export const yearsFit = ({ openedYear, renovatedYear }: Values): boolean =>
  typeof openedYear !== 'number' || typeof renovatedYear !== 'number' || openedYear <= renovatedYear
