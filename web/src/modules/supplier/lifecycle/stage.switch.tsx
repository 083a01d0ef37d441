import { Segmented } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { metaOf } from '@srm/api/shared/field-meta'
import { Supplier } from '@srm/api/supplier'
import { useLabel } from '@/lib/i18n.ts'
import styles from './move.module.css'
import { useMoveText } from '../supplier.texts.ts'
import { supplierPaths } from '../supplier.paths.ts'

const everything = 'all'
const filterOf = (stage: string): string => JSON.stringify([{ field: 'lifecycle', op: 'in', value: [stage] }])

/** One click to the suppliers of a stage; it is the list's own filter and can be changed there. */
export const StageSwitch = (): ReactNode => {
  const t = useMoveText()
  const say = useLabel()
  const go = useNavigate()
  const [params] = useSearchParams()
  const stages = metaOf(Supplier.fields.lifecycle).choices ?? []
  const current = stages.find(({ value }) => params.get('filter') === filterOf(value))?.value ?? everything
  const show = (stage: string): void => {
    const query = new URLSearchParams(stage === everything ? { view: 'all' } : { filter: filterOf(stage) })
    const shape = params.get('shape')
    if (shape) query.set('shape', shape)
    void go(`${supplierPaths.list}?${query.toString()}`)
  }
  return (
    <Segmented
      className={styles.switch ?? ''}
      aria-label={t('stage.label')}
      value={current}
      onChange={show}
      options={[
        { value: everything, label: t('stage.all') },
        ...stages.map(({ value, label }) => ({ value, label: say(label) })),
      ]}
    />
  )
}
