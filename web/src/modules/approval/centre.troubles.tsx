import { Segmented } from 'antd'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from './centre.texts.ts'

const kinds = ['all', 'overdue', 'stuck', 'unattended'] as const
type Kind = (typeof kinds)[number]

const filterOf = (kind: Kind): string => JSON.stringify([{ field: 'trouble', op: 'in', value: [kind] }])

/** What a manager looks for first, one click away. */
export const Troubles = (): ReactNode => {
  const t = useText()
  const [params, setParams] = useSearchParams()
  const now = params.get('filter')
  const current = kinds.find((kind) => kind !== 'all' && filterOf(kind) === now) ?? 'all'
  const choose = (kind: Kind): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('page')
        if (kind === 'all') after.delete('filter')
        else after.set('filter', filterOf(kind))
        return after
      },
      { replace: true },
    )
  return (
    <Segmented<Kind>
      aria-label={t('trouble.label')}
      value={current}
      onChange={choose}
      options={kinds.map((value) => ({ value, label: t(`trouble.${value}`) }))}
    />
  )
}
