import { Button, Checkbox } from 'antd'
import type { ReactNode } from 'react'
import { Stack } from '@/ui/layout.tsx'
import { useDesigner } from '../designer/designer.store.ts'
import { useWide } from '../designer/wide.ts'
import { Verdict } from '../simulate/cases.tsx'
import { Differences, type CheckResult } from '../simulate/difference.tsx'
import { useImpact } from '../simulate/impact.tsx'
import { begun, type TrialState } from '../simulate/simulate.model.ts'
import styles from '../simulate/result.module.css'
import { useText } from '../simulate/simulate.texts.ts'

type Props = {
  readonly checked: CheckResult | null
  readonly differing: CheckResult['cases']
  readonly accepted: boolean
  readonly accept: (accepted: boolean) => void
  readonly toCanvas: () => void
}

const useOpen = (toCanvas: () => void): ((tab: TrialState['tab']) => void) => {
  const store = useDesigner()
  return (tab) => {
    store.setState(({ trying, catalog }) => ({ trying: { ...(trying ?? begun(catalog.docType)), tab } }))
    toCanvas()
  }
}

const ImpactLine = ({ open }: { readonly open: () => void }): ReactNode => {
  const t = useText()
  const wide = useWide()
  const { data } = useImpact()
  if (!data || data.documents === 0 || data.against === null) return null
  const [total, count] = [data.documents, data.changed.length]
  return (
    <p className={styles.line}>
      {count > 0 ? t('impact.line', { total, count }) : t('impact.lineSame', { total })}
      {wide && (
        <Button type="link" size="small" onClick={open}>
          {t('impact.see')}
        </Button>
      )}
    </p>
  )
}

/** What publishing would change: results somebody saved as right, and who decides on documents there are. */
export const PublishCheck = ({ checked, differing, accepted, accept, toCanvas }: Props): ReactNode => {
  const t = useText()
  const open = useOpen(toCanvas)
  return (
    <Stack as="section" className={styles.check} aria-label={t('check.title')}>
      <ImpactLine open={() => open('impact')} />
      {checked && checked.cases.length > 0 && <Verdict checked={checked} />}
      {differing.length > 0 && (
        <>
          <ul>
            {differing.map((run) => (
              <li key={run.id} className={styles.case} data-differs>
                <strong>{run.name}</strong>
                <Differences run={run} />
              </li>
            ))}
          </ul>
          <Checkbox checked={accepted} onChange={({ target }) => accept(target.checked)}>
            {t('check.accept')}
          </Checkbox>
        </>
      )}
    </Stack>
  )
}
