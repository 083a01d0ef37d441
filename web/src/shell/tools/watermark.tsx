import { useEffect, useState, type ReactNode } from 'react'
import { formatDateTime } from '@/lib/format.ts'
import styles from './tools.module.css'

const minute = 60_000

const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** One tile of it, slanted, light enough to read through. */
const tileOf = (name: string, time: string): string => {
  const words = `<text y="-4">${safe(name)}</text><text y="16">${time}</text>`
  const look = 'font-family="sans-serif" font-size="14" text-anchor="middle" fill="#7f8a9c" fill-opacity=".22"'
  const group = `<g transform="translate(130 90) rotate(-22)" ${look}>${words}</g>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="260" height="180">${group}</svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}

const useMinute = (): string => {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), minute)
    return () => clearInterval(timer)
  }, [])
  return formatDateTime(now)
}

/** Name and time over everything: a photograph of the screen says who took it. */
export const Watermark = ({ name }: { readonly name: string }): ReactNode => {
  const time = useMinute()
  return (
    <div
      className={styles.watermark}
      aria-hidden
      data-watermark={`${name} ${time}`}
      style={{ backgroundImage: tileOf(name, time) }}
    />
  )
}
