import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { MoveCheck } from '@srm/api/supplier'
import styles from './move.module.css'
import { useText } from './move.texts.ts'
import { supplierPaths } from './supplier.paths.ts'

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

const Sign = ({ holds, advises }: Pick<MoveCheck, 'holds' | 'advises'>): ReactNode => {
  const t = useText()
  if (holds) return <CheckCircleFilled className={styles.holds ?? ''} aria-label={t('checks.holds')} />
  return advises ? (
    <ExclamationCircleFilled className={styles.advises ?? ''} aria-label={t('checks.advises')} />
  ) : (
    <CloseCircleFilled className={styles.missing ?? ''} aria-label={t('checks.missing')} />
  )
}

type Props = { readonly supplierId: string; readonly checks: readonly MoveCheck[]; readonly close: () => void }

/** What holds and what is missing, with a way to mend it. */
export const MoveChecks = ({ supplierId, checks, close }: Props): ReactNode => {
  const t = useText()
  if (checks.length === 0) return null
  return (
    <>
      <h3 className={styles.heading}>{t('checks.title')}</h3>
      <ul className={styles.checks}>
        {checks.map(({ key, holds, advises, missing }) => {
          const at = mendAt(key, supplierId)
          return (
            <li key={key} className={styles.check}>
              <Sign holds={holds} advises={advises} />
              <span>{t(`check.${key}`)}</span>
              {!holds && at && (
                <Link to={at} onClick={close}>
                  {t('mend')}
                </Link>
              )}
              {missing.length > 0 && <span className={styles.names}>{missing.join('、')}</span>}
            </li>
          )
        })}
      </ul>
    </>
  )
}
