import type { ReactNode } from 'react'

export const Brand = ({ size = 24 }: { readonly size?: number }): ReactNode => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
    <rect width="32" height="32" rx="8" fill="#4e88f3" />
    <path d="M10 21a5 5 0 0 1 0-10 7 7 0 0 1 13 2 4 4 0 0 1 0 8z" fill="#fff" />
  </svg>
)
