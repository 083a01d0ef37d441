import { Drawer, Input } from 'antd'
import type { ReactNode } from 'react'
import type { Branch } from '@srm/flow/tree/node'
import { useNarrow } from '@/ui/narrow.ts'
import { Row } from '@/ui/layout.tsx'
import { ConditionEditor } from '../condition/condition.tsx'
import type { MaybeCatalog } from './drawer.model.ts'
import styles from './drawer.module.css'
import { Section } from './parts.tsx'
import { useText } from './drawer.texts.ts'

type Props = {
  readonly branch: Branch
  readonly catalog: MaybeCatalog
  readonly change: (next: Branch) => void
  readonly close: () => void
}

/** When a branch is taken. */
export const ConditionDrawer = ({ branch, catalog, change, close }: Props): ReactNode => {
  const t = useText()
  const narrow = useNarrow()
  return (
    <Drawer
      open
      size={narrow ? '100%' : 600}
      onClose={close}
      title={
        <Row as="span" className={styles.head}>
          <span className={styles.type} data-type="exclusive">
            {t('branch')}
          </span>
          <Input
            variant="borderless"
            className={styles.name ?? ''}
            aria-label={t('name')}
            maxLength={30}
            placeholder={t('branch.name')}
            value={branch.name}
            onChange={({ target }) => change({ ...branch, name: target.value })}
          />
        </Row>
      }
    >
      <Section title={t('branch.when')} hint={t('branch.hint')}>
        <ConditionEditor
          key={branch.id}
          condition={branch.when}
          catalog={catalog}
          change={(when) => change({ ...branch, when })}
        />
      </Section>
    </Drawer>
  )
}
