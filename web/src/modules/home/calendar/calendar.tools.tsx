import { PlusOutlined } from '@ant-design/icons'
import { Button, Select, Switch } from 'antd'
import type { ReactNode } from 'react'
import type { CalendarKind } from '@srm/api/home'
import { useLabel } from '@/lib/i18n.ts'
import { Row } from '@/ui/layout.tsx'
import styles from './calendar.module.css'
import type { useShown } from './calendar.state.ts'
import { useCalendarText } from '../home.texts.ts'

type Props = { readonly shown: ReturnType<typeof useShown>; readonly kinds: readonly CalendarKind[] }

/** Of which kinds, and whose. */
export const CalendarTools = ({ shown, kinds }: Props): ReactNode => {
  const t = useCalendarText()
  const say = useLabel()
  return (
    <Row wrap gap={12} className={styles.tools}>
      <Select
        mode="multiple"
        allowClear
        className={styles.kinds ?? ''}
        aria-label={t('kinds')}
        placeholder={t('allKinds')}
        maxTagCount="responsive"
        value={shown.kinds}
        options={kinds.map(({ key, label }) => ({ value: key, label: say(label) }))}
        onChange={(chosen: string[]) => shown.change({ kinds: chosen.join(',') })}
      />
      <label className={styles.mine}>
        <Switch
          size="small"
          checked={shown.isMineOnly}
          onChange={(checked) => shown.change({ mine: checked ? 'true' : '' })}
        />
        {t('mine')}
      </label>
    </Row>
  )
}

type ActionProps = { readonly add: () => void; readonly subscribe: () => void }

export const CalendarActions = ({ add, subscribe }: ActionProps): ReactNode => {
  const t = useCalendarText()
  return (
    <Row wrap>
      <Button onClick={subscribe}>{t('subscribe')}</Button>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={add}>
        {t('add')}
      </Button>
    </Row>
  )
}
