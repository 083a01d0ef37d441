import type { ReactNode } from 'react'

/** Drawn by hand: the pages before the login must not wait for an icon library. */
const shapes = {
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  eyeOff:
    'M4 4l16 16M9.9 5.8A9.5 9.5 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.8 3.5M6.2 7.6A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.3-1.1M9.9 9.9a3 3 0 0 0 4.2 4.2',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8',
  moon: 'M20.5 14.5A8.5 8.5 0 1 1 9.5 3.5a7 7 0 0 0 11 11z',
  check: 'M4.5 12.5l5 5 10-11',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  close: 'M6 6l12 12M18 6L6 18',
  alert: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8v4.5M12 16h.01',
  phone:
    'M8.5 3.5h7a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5zM11 17.5h2',
  cart: 'M3 4h2.5l2.2 10.5h9.8L20 7.5H6.3M9 19.5h.01M16.5 19.5h.01',
  board: 'M4 5h16v14H4zM9.5 5v14M15 5v14',
  contract: 'M6 3.5h8.5L18.5 8v12.5H6zM14 3.5V8.5h4.5M9 12.5h6M9 16h4',
  people:
    'M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 9 5zM3 19.5c0-3 2.6-5 6-5s6 2 6 5M15.5 5.4a3 3 0 0 1 0 5.6M17.5 14.9c2 .6 3.5 2.2 3.5 4.6',
  chart: 'M4 4v16h16M8 16v-4M12.5 16V8M17 16v-6',
  flow: 'M4 4.5h6v5H4zM14 14.5h6v5h-6zM10 7h4.5a2.5 2.5 0 0 1 2.5 2.5v5',
  shield: 'M12 3l7.5 2.8v5.4c0 4.6-3.1 8-7.5 9.8-4.4-1.8-7.5-5.2-7.5-9.8V5.8zM8.7 12l2.4 2.4 4.4-4.6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  building: 'M5 20.5V4.5h9v16M14 9.5h5v11M3 20.5h18M8 8.5h3M8 12h3M8 15.5h3',
} as const

export type IconName = keyof typeof shapes

type Props = { readonly name: IconName; readonly size?: number }

export const Icon = ({ name, size = 20 }: Props): ReactNode => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={shapes[name]} />
  </svg>
)
