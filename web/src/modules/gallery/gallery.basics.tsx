import { DeleteOutlined, DownloadOutlined, PlusOutlined, StarOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { UserError } from '@/lib/api/api-error.ts'
import { useLanguage } from '@/lib/i18n.ts'
import { Skeleton, DeniedState, ErrorState, State } from '@/ui/states.tsx'
import { Status } from '@/ui/status.tsx'
import { useUiText } from '@/ui/ui.texts.ts'
import { Case, Cases, Strip } from './gallery.part.tsx'
import styles from './gallery.module.css'
import { statuses } from './gallery.sample.ts'
import { useText } from './gallery.texts.ts'

const surfaces = ['page', 'surface', 'sunken', 'hover', 'line', 'line-soft', 'primary', 'primary-soft', 'danger']
const inks = ['text', 'text-2', 'text-3', 'primary-text', 'danger'] as const

const Swatch = ({ name }: { readonly name: string }): ReactNode => (
  <div className={styles.swatch}>
    <span aria-hidden style={{ background: `var(--srm-${name})` }} />
    <code>{name}</code>
  </div>
)

export const Colours = (): ReactNode => {
  const t = useText()
  const language = useLanguage()
  return (
    <Cases columns={1}>
      <Case label={t('colours.status')}>
        <Strip>
          {statuses.map(([value, zh, en, color]) => (
            <Status key={value} color={color}>
              {language === 'en' ? en : zh}
            </Status>
          ))}
        </Strip>
      </Case>
      <Case label={t('colours.surfaces')}>
        <div className={styles.swatches}>
          {surfaces.map((name) => (
            <Swatch key={name} name={name} />
          ))}
        </div>
      </Case>
      <Case label={t('colours.inks')}>
        <Strip>
          {inks.map((name) => (
            <span key={name} style={{ color: `var(--srm-${name})` }}>
              {t('colours.sample')} <code>{name}</code>
            </span>
          ))}
        </Strip>
      </Case>
    </Cases>
  )
}

export const Buttons = (): ReactNode => {
  const t = useText()
  const ui = useUiText()
  return (
    <Cases columns={2}>
      <Case label={t('buttons.kinds')}>
        <Strip>
          <Button type="primary">{ui('save')}</Button>
          <Button>{ui('cancel')}</Button>
          <Button type="dashed">{ui('add')}</Button>
          <Button type="text">{t('buttons.text')}</Button>
          <Button type="link">{t('buttons.link')}</Button>
        </Strip>
      </Case>
      <Case label={t('buttons.states')}>
        <Strip>
          <Button danger>{ui('delete')}</Button>
          <Button type="primary" loading>
            {ui('save')}
          </Button>
          <Button type="primary" disabled>
            {ui('save')}
          </Button>
          <Button disabled>{ui('cancel')}</Button>
          <Button type="primary" danger>
            {ui('delete')}
          </Button>
        </Strip>
      </Case>
      <Case label={t('buttons.icons')}>
        <Strip>
          <Button type="primary" icon={<PlusOutlined aria-hidden />}>
            {ui('add')}
          </Button>
          <Button icon={<DownloadOutlined aria-hidden />}>{t('buttons.download')}</Button>
          <Button icon={<StarOutlined aria-hidden />} aria-label={t('buttons.follow')} />
          <Button type="text" icon={<DeleteOutlined aria-hidden />} aria-label={ui('delete')} />
        </Strip>
      </Case>
      <Case label={t('buttons.small')}>
        <Strip>
          <Button size="small" type="primary">
            {ui('save')}
          </Button>
          <Button size="small">{ui('cancel')}</Button>
          <Button size="small" type="link">
            {t('buttons.link')}
          </Button>
        </Strip>
      </Case>
    </Cases>
  )
}

export const States = (): ReactNode => {
  const t = useText()
  return (
    <Cases columns={2}>
      <Case label={t('states.loading')} frame="flush">
        <Skeleton rows={7} />
      </Case>
      <Case label={t('states.empty')} frame="flush">
        <State
          title={t('list.emptyTitle')}
          hint={t('list.emptyHint')}
          action={<Button type="primary">{t('list.create')}</Button>}
        />
      </Case>
      <Case label={t('states.error')} frame="flush">
        <ErrorState error={new UserError(t('states.reason'))} retry={() => undefined} />
      </Case>
      <Case label={t('states.denied')} frame="flush">
        <DeniedState />
      </Case>
    </Cases>
  )
}
