import { Button, Modal, Radio } from 'antd'
import { useState, type ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { Stale } from '@srm/api/shared/record'
import { formatDateTime } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { Row } from '@/ui/layout.tsx'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { fieldOf, type Fields } from '@/ui/record-shape.ts'
import { useFormText } from '@/ui/ui.texts.ts'
import type { Values } from '../sections.ts'
import styles from './stale-dialog.module.css'
import {
  allFrom,
  differencesOf,
  mergedBy,
  suggestedFor,
  type Choices,
  type Difference,
  type Side,
} from './stale-merge.ts'
import type { Conflict } from '../use-saving.ts'

const sides: readonly Side[] = ['mine', 'theirs']
const side = { mine: 'stale.mine', theirs: 'stale.theirs' } as const
const who = { me: 'stale.onlyMe', them: 'stale.onlyThem', both: 'stale.both' } as const

const open = ({ by }: Difference): number => (by === 'both' ? 0 : 1)
const openFirst = (one: Difference, other: Difference): number => open(one) - open(other)

type ChoiceProps = {
  readonly fields: Fields
  readonly difference: Difference
  readonly versions: Readonly<Record<Side, Values>>
  readonly chosen: Side | undefined
  readonly choose: (side: Side) => void
}

/** One field as both sides have it; the whole of a side can be clicked. */
const Choice = ({ fields, difference: { name, by }, versions, chosen, choose }: ChoiceProps): ReactNode => {
  const t = useFormText()
  const say = useLabel()
  const meta = metaOf(fieldOf(fields, name))
  return (
    <fieldset className={styles.field} data-by={by}>
      <legend className={styles.legend}>
        {say(meta.label)}
        <span className={styles.by}>{t(who[by])}</span>
      </legend>
      <div className={styles.sides} data-wide={meta.kind === 'rows'}>
        {sides.map((one) => (
          <div key={one} className={styles.side} data-chosen={chosen === one}>
            <Radio name={`stale-${name}`} checked={chosen === one} onChange={() => choose(one)}>
              {t(side[one])}
            </Radio>
            <div className={styles.value}>
              <FieldView meta={meta} value={versions[one][name]} />
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

type Props = {
  readonly conflict: Conflict
  readonly fields: Fields
  readonly base: Values
  readonly mine: Values
  readonly settle: (chosen: Values) => void
  readonly stay: () => void
}

/** Who was faster and when, both values of every field that differs, and a choice for each. */
export const StaleDialog = ({ conflict, fields, base, mine, settle, stay }: Props): ReactNode => {
  const t = useFormText()
  const versions = { base, mine, theirs: conflict.theirs }
  const [differences] = useState(() => differencesOf(fields, versions).toSorted(openFirst))
  const [choices, setChoices] = useState<Choices>(() => suggestedFor(differences))
  const stale = Stale.safeParse(conflict.error.details).data
  const undecided = differences.filter(({ name }) => choices[name] === undefined).length
  const take = (from: Side): void => setChoices(allFrom(differences, from))
  return (
    <Modal
      open
      centered
      width={880}
      styles={{ body: { maxHeight: 'calc(100vh - 200px)', overflow: 'auto' } }}
      title={t('stale.title')}
      onCancel={stay}
      footer={
        <Row align="stretch" justify="end" wrap>
          <Button onClick={() => take('mine')}>{t('stale.allMine')}</Button>
          <Button onClick={() => take('theirs')}>{t('stale.allTheirs')}</Button>
          <Button onClick={stay}>{t('stale.stay')}</Button>
          <Button type="primary" disabled={undecided > 0} onClick={() => settle(mergedBy(fields, versions, choices))}>
            {undecided > 0 ? t('stale.undecided', { count: undecided }) : t('stale.save')}
          </Button>
        </Row>
      }
    >
      <p className={styles.text}>
        {stale
          ? t('stale.text', { name: stale.updatedBy ?? t('stale.someone'), time: formatDateTime(stale.updatedAt) })
          : conflict.error.message}
      </p>
      {differences.length === 0 && <p>{t('stale.same')}</p>}
      {differences.map((difference) => (
        <Choice
          key={difference.name}
          fields={fields}
          difference={difference}
          versions={versions}
          chosen={choices[difference.name]}
          choose={(one) => setChoices((before) => ({ ...before, [difference.name]: one }))}
        />
      ))}
    </Modal>
  )
}
