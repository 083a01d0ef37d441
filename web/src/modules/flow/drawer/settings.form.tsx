import { Button } from 'antd'
import type { ReactNode } from 'react'
import { titleParts, type Settings } from '@srm/flow/tree/settings'
import { Stack } from '@/ui/layout.tsx'
import { settledSettings, useDraft } from './draft.ts'
import { DepartmentsField, PersonsField, RolesField } from './ids.tsx'
import { fieldsOf, labelOf, noCatalog, type MaybeCatalog } from './drawer.model.ts'
import styles from './drawer.module.css'
import { Choice, Count, Pick, Row, Section, Toggle, Words } from './parts.tsx'
import { EmptyField, SelfField } from '../people/policy.tsx'
import { useText } from './drawer.texts.ts'

type Props = {
  readonly settings: Settings
  readonly catalog: MaybeCatalog
  readonly change: (next: Settings) => void
}
type PartProps = Omit<Props, 'catalog'>

const withdraws = ['never', 'beforeFirst', 'anyTime'] as const
const voids = ['never', 'approval', 'direct'] as const
const rejecteds = ['end', 'initiator'] as const
const dedupes = ['none', 'consecutive', 'once'] as const
const factChanges = ['refuse', 'warn', 'reevaluate'] as const

const Admins = ({ settings, change }: PartProps): ReactNode => {
  const t = useText()
  const none = settings.admins.length === 0
  return (
    <Section title={t('set.admins')} hint={t('set.admins.hint')}>
      <Row label={t('people')} error={none && t('need.admin')}>
        <PersonsField
          label={t('set.admins')}
          value={settings.admins}
          wrong={none}
          change={(admins) => change({ ...settings, admins })}
        />
      </Row>
      <Toggle
        label={t('set.dualControl')}
        hint={t('set.dualControl.hint')}
        checked={settings.dualControl}
        change={(dualControl) => change({ ...settings, dualControl })}
      />
    </Section>
  )
}

type Starters = NonNullable<Settings['starters']>
const everybody: Starters = { people: [], roles: [], depts: [] }

/** Without anybody named, everybody may start it. */
const withStarters = (settings: Settings, starters: Starters): Settings => {
  const { starters: _, ...rest } = settings
  return Object.values(starters).some((ids) => ids.length > 0) ? { ...rest, starters } : rest
}

const WhoStarts = ({ settings, change }: PartProps): ReactNode => {
  const t = useText()
  const { people, roles, depts } = settings.starters ?? everybody
  const put = (next: Partial<Starters>): void => change(withStarters(settings, { people, roles, depts, ...next }))
  return (
    <Section title={t('set.starters')} hint={t('set.starters.hint')}>
      <Row label={t('set.starters.people')}>
        <PersonsField label={t('set.starters.people')} value={people} change={(next) => put({ people: next })} />
      </Row>
      <Row label={t('set.starters.roles')}>
        <RolesField label={t('set.starters.roles')} value={roles} change={(next) => put({ roles: next })} />
      </Row>
      <Row label={t('set.starters.depts')}>
        <DepartmentsField label={t('set.starters.depts')} value={depts} change={(next) => put({ depts: next })} />
      </Row>
    </Section>
  )
}

const withText = <K extends 'title' | 'serialCode'>(settings: Settings, key: K, text: string): Settings => {
  const { [key]: _, ...rest } = settings
  return text === '' ? (rest as Settings) : { ...settings, [key]: text }
}

/** How an approval is called and numbered. */
const Naming = ({ settings, change }: PartProps): ReactNode => {
  const t = useText()
  const title = settings.title ?? ''
  return (
    <Section title={t('set.naming')} hint={t('set.naming.hint')}>
      <Row label={t('set.title')}>
        <Words
          label={t('set.title')}
          value={title}
          max={100}
          placeholder={t('set.title.placeholder')}
          change={(next) => change(withText(settings, 'title', next))}
        />
        <span className={styles.hint}>
          {titleParts.map((part) => (
            <Button
              key={part}
              type="link"
              size="small"
              onClick={() => change(withText(settings, 'title', `${title}{${part}}`))}
            >
              {t(`title.${part}`)}
            </Button>
          ))}
        </span>
      </Row>
      <Row label={t('set.serialCode')}>
        <Words
          label={t('set.serialCode')}
          value={settings.serialCode ?? ''}
          max={6}
          placeholder={t('set.serialCode.placeholder')}
          change={(next) => change(withText(settings, 'serialCode', next.toUpperCase()))}
        />
        <span className={styles.hint}>{t('set.serialCode.hint')}</span>
      </Row>
    </Section>
  )
}

const Submitting = ({ settings, change }: PartProps): ReactNode => {
  const t = useText()
  return (
    <Section title={t('set.submitting')}>
      <Toggle
        label={t('set.chooseApprovers')}
        hint={t('set.chooseApprovers.hint')}
        checked={settings.chooseApprovers}
        change={(chooseApprovers) => change({ ...settings, chooseApprovers })}
      />
      <Row label={t('set.withdraw')}>
        <Choice
          label={t('set.withdraw')}
          value={settings.withdraw}
          options={withdraws}
          word={(value) => t(`withdraw.${value}`)}
          change={(withdraw) => change({ ...settings, withdraw })}
        />
      </Row>
      {settings.withdraw !== 'never' && (
        <Toggle
          label={t('set.withdrawReason')}
          checked={settings.withdrawReason}
          change={(withdrawReason) => change({ ...settings, withdrawReason })}
        />
      )}
      <Row label={t('set.void')}>
        <Choice
          label={t('set.void')}
          value={settings.void}
          options={voids}
          word={(value) => t(`void.${value}`)}
          change={(next) => change({ ...settings, void: next })}
        />
      </Row>
    </Section>
  )
}

const Deciding = ({ settings, change }: PartProps): ReactNode => {
  const t = useText()
  return (
    <Section title={t('set.deciding')}>
      <Row label={t('set.rejected')}>
        <Choice
          label={t('set.rejected')}
          value={settings.rejected}
          options={rejecteds}
          word={(value) => t(`rejected.${value}`)}
          change={(rejected) => change({ ...settings, rejected })}
        />
      </Row>
      <Row label={t('set.dedupe')}>
        <Pick
          label={t('set.dedupe')}
          value={settings.dedupe}
          options={dedupes}
          word={(value) => t(`dedupe.${value}`)}
          change={(dedupe) => change({ ...settings, dedupe })}
        />
        <span className={styles.hint}>{t('set.dedupe.hint')}</span>
      </Row>
      <SelfField value={settings.self} inherits={false} change={(self) => self && change({ ...settings, self })} />
      <EmptyField value={settings.empty} inherits={false} change={(empty) => empty && change({ ...settings, empty })} />
      <Toggle
        label={t('set.allowNoHuman')}
        hint={t('set.allowNoHuman.hint')}
        checked={settings.allowNoHuman}
        change={(allowNoHuman) => change({ ...settings, allowNoHuman })}
      />
      <Toggle
        label={t('set.takeBack')}
        hint={t('set.takeBack.hint')}
        checked={settings.takeBack}
        change={(takeBack) => change({ ...settings, takeBack })}
      />
      <Toggle
        label={t('set.substitutes')}
        hint={t('set.substitutes.hint')}
        checked={settings.substitutes}
        change={(substitutes) => change({ ...settings, substitutes })}
      />
      <Toggle
        label={t('set.batch')}
        hint={t('set.batch.hint')}
        checked={settings.batch}
        change={(batch) => change({ ...settings, batch })}
      />
    </Section>
  )
}

const Facts = ({ settings, catalog, change }: Props): ReactNode => {
  const t = useText()
  const { fields } = catalog ?? noCatalog
  const none = 'none'
  const amounts = fieldsOf(catalog ?? noCatalog, 'money', 'number').map(({ path }) => path)
  const current = settings.amountPath ?? none
  return (
    <Section title={t('set.facts')}>
      <Row label={t('set.amountPath')}>
        <Pick<string>
          label={t('set.amountPath')}
          value={current}
          options={[...new Set([none, ...amounts, current])]}
          word={(path) => (path === none ? t('set.amountPath.none') : labelOf(fields, path))}
          change={(path) => change({ ...settings, amountPath: path === none ? null : path })}
        />
        <span className={styles.hint}>{t('set.amountPath.hint')}</span>
      </Row>
      <Row label={t('set.factChange')}>
        <Choice
          label={t('set.factChange')}
          value={settings.factChange}
          options={factChanges}
          word={(value) => t(`factChange.${value}`)}
          change={(factChange) => change({ ...settings, factChange })}
        />
        <span className={styles.hint}>{t('set.factChange.hint')}</span>
      </Row>
    </Section>
  )
}

const Telling = ({ settings, change }: PartProps): ReactNode => {
  const t = useText()
  return (
    <Section title={t('set.telling')}>
      <Toggle
        label={t('set.comments')}
        hint={t('set.comments.hint')}
        checked={settings.comments}
        change={(comments) => change({ ...settings, comments })}
      />
      <Row label={t('set.urgeMinutes')}>
        <Count
          label={t('set.urgeMinutes')}
          value={settings.urgeMinutes}
          max={10_080}
          unit={t('unit.minute')}
          change={(urgeMinutes) => change({ ...settings, urgeMinutes })}
        />
      </Row>
      <Row label={t('set.ccOnSubmit')}>
        <PersonsField
          label={t('set.ccOnSubmit')}
          value={settings.ccOnSubmit}
          change={(ccOnSubmit) => change({ ...settings, ccOnSubmit })}
        />
      </Row>
      <Row label={t('set.ccOnEnd')}>
        <PersonsField
          label={t('set.ccOnEnd')}
          value={settings.ccOnEnd}
          change={(ccOnEnd) => change({ ...settings, ccOnEnd })}
        />
      </Row>
    </Section>
  )
}

/** What holds for the whole flow unless a node says otherwise. */
export const SettingsForm = ({ settings, catalog, change }: Props): ReactNode => {
  const [draft, edit] = useDraft(settings, settledSettings, change)
  return (
    <Stack gap={32} className={styles.settings}>
      <Admins settings={draft} change={edit} />
      <WhoStarts settings={draft} change={edit} />
      <Naming settings={draft} change={edit} />
      <Submitting settings={draft} change={edit} />
      <Deciding settings={draft} change={edit} />
      <Facts settings={draft} catalog={catalog} change={edit} />
      <Telling settings={draft} change={edit} />
    </Stack>
  )
}
