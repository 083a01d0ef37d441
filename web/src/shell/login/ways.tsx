import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './login.module.css'
import { useLoginText } from '../public/public.texts.ts'

export const ways = ['account', 'sub', 'mobile', 'feishu'] as const
export type Way = (typeof ways)[number]

type Props = {
  readonly offered: readonly Way[]
  readonly way: Way
  readonly change: (way: Way) => void
  readonly children: ReactNode
}

const step: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The ways in as tabs; the arrow keys move between them as everywhere. */
export const Ways = ({ offered, way, change, children }: Props): ReactNode => {
  const t = useLoginText()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent): void => {
    const by = step[event.key]
    if (by === undefined) return
    event.preventDefault()
    const next = offered[(offered.indexOf(way) + by + offered.length) % offered.length]
    if (!next) return
    change(next)
    list.current?.querySelector<HTMLElement>(`#way-${next}`)?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" tabIndex={-1} aria-label={t('ways')} className={styles.ways} onKeyDown={move}>
        {offered.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`way-${one}`}
            aria-selected={one === way}
            aria-controls="way-panel"
            tabIndex={one === way ? 0 : -1}
            onClick={() => change(one)}
          >
            {t(`way.${one}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="way-panel" aria-labelledby={`way-${way}`}>
        {children}
      </div>
    </>
  )
}
