import { DownOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { useRef, useState, type ReactNode } from 'react'
import { maxDepth } from '@srm/api/shared/page'
import styles from './foot.module.css'
import { Menu } from './menu.tsx'
import { useRecordListText } from './record-list.texts.ts'
import { sizes } from './state/url-state.ts'
import type { Change } from './state/use-list-state.ts'

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

const PageSize = ({ pageSize, change }: Pick<Props, 'pageSize' | 'change'>): ReactNode => {
  const t = useRecordListText()
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.size}
        aria-haspopup="menu"
        aria-expanded={open}
        title={t('pageSize')}
        onClick={() => setOpen(!open)}
      >
        {t('perPage', { count: pageSize })}
        <DownOutlined aria-hidden />
      </button>
      {open && (
        <Menu
          anchor={opener}
          label={t('pageSize')}
          close={() => setOpen(false)}
          items={[...new Set([...sizes, pageSize])].map((size) => ({
            key: String(size),
            label: t('perPage', { count: size }),
            act: () => change({ pageSize: size }),
          }))}
        />
      )}
    </>
  )
}

export const Pager = ({ total, capped, page, pageSize, change }: Props): ReactNode => {
  const t = useRecordListText()
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
      <PageSize pageSize={pageSize} change={change} />
    </nav>
  )
}
