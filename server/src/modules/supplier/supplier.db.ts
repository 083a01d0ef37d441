import { owns } from '#kernel/db/db.ts'

export const own = owns(
  'supplier',
  'supplier_classify',
  'supplier_contact',
  'supplier_bank_account',
  'supplier_certificate',
  'supplier_qualification',
  'supplier_price_item',
  'hotel',
  'room',
  'room_season',
  'place',
  'hall',
  'staff',
  'supplier_account_change',
  'supplier_move',
  'supplier_hold',
  'supplier_blacklist_record',
  'supplier_policy',
)
