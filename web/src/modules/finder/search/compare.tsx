import { Button, Drawer } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { criteriaFor, criterionLabels, layoutLabels, layoutNames, type SearchResult } from '@srm/api/finder'
import type { Label } from '@srm/api/shared/label'
import { formatMoney } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useFinderText } from '../finder.texts.ts'
import { keyOf, pathOf } from './facts.ts'
import { FitLine, StandingTag } from './fit.tsx'
import styles from './search.module.css'

type Line = { readonly key: string; readonly name: string; readonly of: (one: SearchResult) => ReactNode }

const useLines = (kind: 'hall' | 'hotel', picked: readonly SearchResult[]): Line[] => {
  const t = useFinderText()
  const say = useLabel()
  const fits = criteriaFor(kind)
    .filter((criterion) => picked.some(({ fit }) => fit.some((one) => one.criterion === criterion)))
    .map((criterion): Line => ({
      key: criterion,
      name: say(criterionLabels[criterion]),
      of: ({ fit }) => {
        const found = fit.find((one) => one.criterion === criterion)
        return found ? <FitLine fit={found} /> : '–'
      },
    }))
  const fact = (key: string, name: string, of: Line['of']): Line => ({ key: `fact-${key}`, name, of })
  const seats = layoutNames
    .filter((layout) => picked.some((one) => one.seats[layout] !== null))
    .map((layout) => fact(layout, say(layoutLabels[layout] satisfies Label), (one) => one.seats[layout] ?? '–'))
  return [
    fact('standing', t('column.fit'), (one) => <StandingTag standing={one.standing} />),
    ...fits,
    fact('where', t('column.where'), (one) => one.address ?? one.place?.name ?? one.hotel?.name ?? '–'),
    ...(kind === 'hall'
      ? [
          fact('area', t('fact.area'), ({ area }) => area ?? '–'),
          fact('height', t('fact.height'), ({ height }) => height ?? '–'),
        ]
      : []),
    ...seats,
    fact('price', t('fact.price'), ({ price }) => (price ? formatMoney(price) : '–')),
    fact('rooms', t('fact.rooms'), ({ lodging }) => lodging?.rooms ?? '–'),
    fact(
      'supplier',
      t('fact.supplier'),
      ({ supplier, grade }) => [supplier?.name, grade].filter(Boolean).join(' · ') || '–',
    ),
  ]
}

type Props = {
  readonly kind: 'hall' | 'hotel'
  readonly picked: readonly SearchResult[]
  readonly drop: (one: SearchResult) => void
  readonly close: () => void
}

/** Up to four, side by side, line by line. */
export const Compare = ({ kind, picked, drop, close }: Props): ReactNode => {
  const t = useFinderText()
  const lines = useLines(kind, picked)
  return (
    <Drawer open title={t('compare.title')} size={Math.min(1100, window.innerWidth)} onClose={close}>
      <section className={styles.scroll} aria-label={t('compare.title')}>
        <table className={styles.compare}>
          <thead>
            <tr>
              <th scope="col">{t('column.name')}</th>
              {picked.map((one) => (
                <th key={keyOf(one)} scope="col">
                  <Link to={pathOf(one)} onClick={close}>
                    {one.name}
                  </Link>
                  {one.halls.length > 0 && <small>{one.place?.name}</small>}
                  <Button
                    type="link"
                    size="small"
                    onClick={() => drop(one)}
                    aria-label={t('compare.drop', { name: one.name })}
                  >
                    {t('compare.remove')}
                  </Button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, name, of }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {picked.map((one) => (
                  <td key={keyOf(one)}>{of(one)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Drawer>
  )
}
