import { useEffect, useState, type ReactNode } from 'react'
import { useMonitorText } from '../inquiry.texts.ts'

type Props = {
  readonly deadline: string
  /** The server's time when it answered: a wrong clock in the browser counts down all the same. */
  readonly now: string
}

const secondMs = 1000

/** How much time is left, by the clock of the server. */
export const Countdown = ({ deadline, now }: Props): ReactNode => {
  const t = useMonitorText()
  const [start] = useState(() => performance.now())
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setPassed(performance.now() - start), secondMs)
    return () => clearInterval(timer)
  }, [start])
  const left = Math.floor((Date.parse(deadline) - Date.parse(now) - passed) / secondMs)
  if (left <= 0) return t('left.over')
  const [days, hours] = [Math.floor(left / 86_400), Math.floor(left / 3600)]
  if (days > 0) return t('left.days', { days, hours: hours % 24 })
  if (hours > 0) return t('left.hours', { hours, minutes: Math.floor(left / 60) % 60 })
  return t('left.seconds', { minutes: Math.floor(left / 60), seconds: left % 60 })
}
