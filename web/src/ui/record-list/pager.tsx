import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { maxDepth } from '@srm/api/shared/page'
import styles from './foot.module.css'
import { useText } from './record-list.texts.ts'
import { sizes } from './url-state.ts'
import type { Change } from './use-list-state.ts'

/** The first, the last and those around the current page; 0 stands for what is left out. */
export const pagesShown = (page: number, last: number): number[] => {
  const near = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last)
  const unique = [...new Set(near)].toSorted((a, b) => a - b)
  return unique.flatMap((one, at) => {
    const before = unique[at - 1]
    if (before === undefined || one - before === 1) return [one]
    return one - before === 2 ? [one - 1, one] : [-one, one]
  })
}

type Props = {
  readonly total: number
  readonly capped: boolean
  readonly page: number
  readonly pageSize: number
  readonly change: Change
}

export const Pager = ({ total, capped, page, pageSize, change }: Props): ReactNode => {
  const t = useText()
  const last = Math.max(1, Math.min(Math.ceil(total / pageSize), Math.floor(maxDepth / pageSize)))
  const turn = (to: number, label: string, icon: ReactNode): ReactNode => (
    <button
      type="button"
      className={styles.turn}
      aria-label={label}
      disabled={to < 1 || to > last}
      onClick={() => change({ page: to })}
    >
      {icon}
    </button>
  )
  return (
    <nav className={styles.pager} aria-label={t('pages')}>
      {capped && page === last && <span>{t('deep')}</span>}
      {turn(page - 1, t('previous'), <LeftOutlined aria-hidden />)}
      {pagesShown(page, last).map((one) =>
        one < 0 ? (
          <span key={one} aria-hidden>
            …
          </span>
        ) : (
          <button
            key={one}
            type="button"
            className={styles.turn}
            aria-label={t('page', { page: one })}
            {...(one === page && { 'aria-current': 'page' as const })}
            onClick={() => change({ page: one })}
          >
            {one}
          </button>
        ),
      )}
      {turn(page + 1, t('next'), <RightOutlined aria-hidden />)}
      <select
        className={styles.size}
        aria-label={t('pageSize')}
        value={pageSize}
        onChange={({ target }) => change({ pageSize: Number(target.value) })}
      >
        {[...new Set([...sizes, pageSize])].map((size) => (
          <option key={size} value={size}>
            {t('perPage', { count: size })}
          </option>
        ))}
      </select>
    </nav>
  )
}
