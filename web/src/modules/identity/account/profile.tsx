import { Button } from 'antd'
import type { ReactNode } from 'react'
import { identity, type Profile } from '@srm/api/identity'
import { optional } from '@srm/api/shared/field-meta'
import { email, text } from '@srm/api/shared/fields'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { FieldsForm, useFieldsForm } from '@/ui/record-form/fields-form.tsx'
import { Panel } from '@/ui/page.tsx'
import { useUiText } from '@/ui/ui.texts.ts'
import { Avatar } from './avatar.tsx'
import { refreshMe } from './me.ts'
import styles from './account.module.css'
import { useText } from './account.texts.ts'

const groups = [
  { fields: { displayName: text('姓名', 'Name', { max: 50 }), email: optional(email('邮箱', 'Email')) } },
] as const

const Card = ({ profile }: { readonly profile: Profile }): ReactNode => {
  const t = useText()
  const { userInfo } = profile
  const facts = [
    [t('company'), profile.company],
    [t('companyCode'), profile.companyCode],
    [t('department'), profile.department?.name],
    [t('post'), profile.post],
    [t('role'), userInfo.role.name],
    [t('userId'), userInfo.userId],
  ] as const
  return (
    <Panel>
      <div className={styles.card}>
        <Avatar profile={profile} />
        <div className={styles.who}>
          <h2>
            {profile.displayName}
            {profile.isSuper && <span className={styles.badge}>{t('super')}</span>}
          </h2>
          <dl className={styles.facts}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value || '—'}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Panel>
  )
}

export const AccountProfile = ({ profile }: { readonly profile: Profile }): ReactNode => {
  const t = useText()
  const ui = useUiText()
  const { mutateAsync } = useMutate(identity.user.saveProfile, { silent: true })
  const { form, busy, send } = useFieldsForm(groups, async ({ displayName, email: address }) => {
    await mutateAsync({ body: { displayName: displayName as string, email: (address as string | undefined) ?? null } })
    await refreshMe()
    toast.success(t('saved'))
  })
  return (
    <>
      <Card profile={profile} />
      <Panel title={t('editProfile')}>
        <div className={styles.form}>
          <FieldsForm form={form} groups={groups} initial={profile} send={send}>
            <Button type="primary" htmlType="submit" loading={busy}>
              {ui('save')}
            </Button>
          </FieldsForm>
        </div>
      </Panel>
    </>
  )
}
