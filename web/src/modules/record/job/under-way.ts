import type { JobState } from '@srm/api/record'

export const isUnderWay = ({ state }: JobState): boolean => state === 'waiting' || state === 'running'
