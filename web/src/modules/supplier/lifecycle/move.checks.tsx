import type { ReactNode } from 'react'
import type { MoveCheck } from '@srm/api/supplier'
import { CheckList, type StageCheck } from '@/ui/stage-bar/check-list.tsx'
import styles from './move.module.css'
import { useMoveText } from '../supplier.texts.ts'
import { supplierPaths } from '../supplier.paths.ts'

const tabs: Readonly<Partial<Record<MoveCheck['key'], string>>> = {
  certificates: 'papers',
  questionnaire: 'papers',
  account: 'account',
  contact: 'contact',
  score: 'score',
}

/** Where what is missing can be mended. */
const mendAt = (key: MoveCheck['key'], supplierId: string): string | undefined => {
  if (key === 'class') return supplierPaths.edit(supplierId)
  const tab = tabs[key]
  return tab && `${supplierPaths.detail(supplierId)}&tab=${tab}`
}

/** The server's checks in words, each with the place it is mended at. */
export const useStageChecks = (supplierId: string): ((checks: readonly MoveCheck[]) => StageCheck[]) => {
  const t = useMoveText()
  return (checks) =>
    checks.map((check) => ({
      ...check,
      label: t(`check.${check.key}`),
      short: t(`progress.${check.key}`),
      to: mendAt(check.key, supplierId),
    }))
}

type Props = { readonly supplierId: string; readonly checks: readonly MoveCheck[]; readonly close: () => void }

/** What holds and what is missing, with a way to mend it. */
export const MoveChecks = ({ supplierId, checks, close }: Props): ReactNode => {
  const t = useMoveText()
  const stageChecks = useStageChecks(supplierId)
  if (checks.length === 0) return null
  return (
    <div className={styles.checks}>
      <h3 className={styles.heading}>{t('checks.title')}</h3>
      <CheckList checks={stageChecks(checks)} left={close} />
    </div>
  )
}
