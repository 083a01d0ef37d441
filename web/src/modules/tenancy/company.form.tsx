import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { Input } from '@srm/api/endpoint'
import { optional } from '@srm/api/shared/field-meta'
import { bool, choice, creditCode, dict, email, integer, mobile, region, text } from '@srm/api/shared/fields'
import { tenancy, type Apply } from '@srm/api/tenancy'
import { useMutate } from '@/lib/api/query.ts'
import { changeProfile } from '@/lib/session/session.ts'
import { toast } from '@/lib/toast.ts'
import { Panel } from '@/ui/page.tsx'
import { FieldsForm, useFieldsForm } from '@/ui/record-form/fields-form.tsx'
import type { Values } from '@/ui/record-form/sections.ts'
import { useUiText } from '@/ui/ui.texts.ts'
import styles from './company.module.css'
import { useText } from './tenancy.texts.ts'

const about = {
  companyName: text('企业名称', 'Company name', { max: 100 }),
  shortName: optional(text('简称', 'Short name', { max: 50 })),
  creditCode: optional(creditCode('统一社会信用代码', 'Credit code')),
  industry: optional(dict('所属行业', 'Industry', 'industry')),
  staffScale: optional(
    choice('人员规模', 'Staff', [
      ['1-20', '20 人以内', 'Up to 20'],
      ['21-100', '21–100 人', '21–100'],
      ['101-500', '101–500 人', '101–500'],
      ['501+', '500 人以上', 'More than 500'],
    ]),
  ),
  contactName: optional(text('联系人', 'Contact', { max: 50 })),
  mobile: optional(mobile('联系手机', 'Mobile')),
  email: optional(email('联系邮箱', 'Email')),
  region: optional(region('所在地区', 'Region')),
  address: optional(text('详细地址', 'Address', { max: 200 })),
}

const settings = {
  uploadMb: integer('单个文件上限（MB）', 'Largest file (MB)', { min: 2, max: 50 }),
  sessionDays: integer('登录保持天数', 'Days a session lasts', { min: 1, max: 90 }),
  overBudget: choice('超预算时', 'Over budget', [
    ['warn', '提醒但允许', 'Warn and allow'],
    ['block', '禁止提交', 'Refuse'],
  ]),
  watermark: bool('页面显示水印', 'Watermark on pages'),
  strictPasswords: bool('要求强密码', 'Strong passwords only'),
}

const megabyte = 1024 * 1024

type Body = Input<typeof tenancy.apply.update>['body']

/** What was emptied is sent as empty; the limit is asked for in megabytes and kept in bytes. */
const bodyOf = (sent: Values, version: number): Body => {
  const own = Object.keys(about).map((name) => [name, sent[name] ?? null])
  const rest = Object.keys(settings).map((name) => [name, sent[name]])
  const { uploadMb, ...kept } = Object.fromEntries(rest) as { uploadMb: number }
  return { ...Object.fromEntries(own), settings: { ...kept, uploadLimit: uploadMb * megabyte }, version } as Body
}

export const CompanyForm = ({ company }: { readonly company: Apply }): ReactNode => {
  const t = useText()
  const ui = useUiText()
  const groups = [
    { title: t('about'), fields: about },
    { title: t('settings'), fields: settings },
  ]
  const { id, version, settings: kept } = company
  const { mutateAsync } = useMutate(tenancy.apply.update, { silent: true, done: () => toast.success(t('saved')) })
  const { form, busy, send } = useFieldsForm(groups, async (sent) => {
    const body = bodyOf(sent, version)
    await mutateAsync({ params: { id }, body })
    const { uploadLimit, watermark } = { ...kept, ...body.settings }
    changeProfile({ uploadLimit, watermark })
  })
  return (
    <Panel>
      <div className={styles.form}>
        <FieldsForm
          form={form}
          groups={groups}
          initial={{ ...company, ...kept, uploadMb: Math.round(kept.uploadLimit / megabyte) }}
          send={send}
        >
          <Button type="primary" htmlType="submit" loading={busy}>
            {ui('save')}
          </Button>
        </FieldsForm>
      </div>
    </Panel>
  )
}
