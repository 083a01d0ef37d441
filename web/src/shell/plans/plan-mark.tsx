import type { ReactNode } from 'react'

/** The badges of the plans, by the name the plan gives its own. */
const marks: Readonly<Record<string, { readonly from: string; readonly to: string; readonly shape: string }>> = {
  'plan-free': {
    from: '#8aa0c4',
    to: '#5f7699',
    shape: 'M12 19c0-6 2.5-9 8-10-0.5 6.5-3 9.5-8 10zm0 0c0-4-2-6.5-7-7 0.5 4.5 2.5 6.8 7 7z',
  },
  'plan-standard': { from: '#5b95ff', to: '#2b67dd', shape: 'M5 18v-5h3.5v5zM10.25 18V9h3.5v9zM15.5 18V5H19v13z' },
  'plan-professional': { from: '#8b6cf5', to: '#5a3fd0', shape: 'M4 8.5l4.5 3.5L12 5l3.5 7L20 8.5 18.5 18h-13z' },
}

export const PlanMark = ({ mark }: { readonly mark: string }): ReactNode => {
  const { from, to, shape } = marks[mark] ?? { from: '#8aa0c4', to: '#5f7699', shape: '' }
  return (
    <svg width="40" height="40" viewBox="0 0 24 24" aria-hidden>
      <defs>
        <linearGradient id={mark} x2="1" y2="1">
          <stop stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <rect width="24" height="24" rx="7" fill={`url(#${mark})`} />
      <path d={shape} fill="#fff" transform="translate(3.6 3.6) scale(.7)" />
    </svg>
  )
}
