import { useState } from 'react'
import { shanghaiDay } from '@srm/api/shared/date'

/** The day it was when this was drawn first: it must not change under somebody's hands. */
export const useToday = (): string => {
  const [today] = useState(() => shanghaiDay(new Date()))
  return today
}
