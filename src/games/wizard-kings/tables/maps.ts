import { rowsOf } from '@/engine/basics/rows-of'
import type { PrintedBoard, PrintedLayout } from './vocabulary'

/**
 * The boards as printed (CP-5, MP-11): a letter a hex, capital where it is coastal; hexsides by the two hexes, the
 * lower first.
 */
// prettier-ignore
export const BOARDS = rowsOf<PrintedBoard>()([
  {
    id: 'greenmarch', name: 'Greenmarch',
    rows: [
      'wwwCfccfCwww',
      'wwFffcsfCCww',
      'CCFcffcdccCC',
      'cffcfccddcfc',
      'cfcccfcfdsfc',
      'CCcffccfcSFC',
      'wwCCfcsffFww',
      'wwwCccffFwww',
    ],
    cities: [
      { id: 'highbough', name: 'Highbough', hex: '0503', gold: 3 },
      { id: 'aldermouth', name: 'Aldermouth', hex: '0901', gold: 2 },
      { id: 'fernwick', name: 'Fernwick', hex: '0302', gold: 1 },
      { id: 'crowmere', name: 'Crowmere', hex: '0501', gold: 1 },
      { id: 'saltreach', name: 'Saltreach', hex: '0306', gold: 2 },
      { id: 'oakenfall', name: 'Oakenfall', hex: '0805', gold: 2 },
    ],
    henges: '0003 1104',
    rivers: '0302/0402 0303/0402 0303/0403 0303/0404 0304/0404 0305/0404 0305/0405 0305/0406 0306/0406',
    mountains: '0702/0802 0703/0802 0703/0803 0703/0804 0704/0804',
    forestSides: '0505/0605 0505/0606 0506/0606',
    roads: '0004/0104 0104/0204 0204/0304 0302/0303 0303/0304 0304/0305 0304/0404 0305/0306 0403/0404 0403/0503 0501/0600 0501/0602 0503/0602 0503/0603 0503/0604 0505/0506 0505/0604 0506/0507 0603/0703 0604/0605 0605/0705 0703/0803 0705/0805 0803/0903 0901/0902 0902/0903 0903/1003 1003/1103',
  },
  {
    id: 'stonefells', name: 'Stonefells',
    rows: [
      'wwwCfcccFwww',
      'wwCcfccdCCww',
      'CCCcfscddcFC',
      'cdcfccfccscc',
      'ccsccfccfcdc',
      'CFcddccfcCCC',
      'wwCDdccfsCww',
      'wwwFccfcCwww',
    ],
    cities: [
      { id: 'karrun', name: 'Karrun', hex: '0604', gold: 3 },
      { id: 'dunhold', name: 'Dunhold', hex: '0302', gold: 2 },
      { id: 'graypier', name: 'Graypier', hex: '0901', gold: 2 },
      { id: 'ironstair', name: 'Ironstair', hex: '0905', gold: 2 },
      { id: 'westquay', name: 'Westquay', hex: '0306', gold: 1 },
      { id: 'deepford', name: 'Deepford', hex: '0506', gold: 1 },
    ],
    henges: '0003 1104',
    rivers: '0405/0406 0405/0506 0505/0506 0505/0606 0605/0606 0605/0706',
    mountains: '0202/0302 0203/0302 0203/0303 0203/0304 0204/0304 0503/0504 0503/0604 0603/0604 0603/0704 0703/0704 0703/0804 0902/1002 0903/1002 0903/1003 0903/1004 0904/1004',
    forestSides: '0705/0804 0705/0805',
    roads: '0004/0104 0104/0204 0204/0304 0302/0303 0303/0304 0304/0305 0304/0404 0305/0306 0404/0504 0503/0602 0503/0604 0504/0604 0505/0506 0505/0604 0506/0507 0600/0601 0601/0602 0604/0704 0704/0804 0803/0902 0803/0904 0804/0904 0901/0902 0904/0905 0904/1004 1003/1004 1003/1103',
  },
  {
    id: 'saltmere', name: 'Saltmere',
    rows: [
      'wwwScccsCwww',
      'wwwCscccSCww',
      'CCwFfcsdfcCC',
      'cSwCccsdCFfc',
      'cfFCdsccCwSc',
      'CCcfdccfFwCC',
      'wwCScccsCwww',
      'wwwCscccSwww',
    ],
    cities: [
      { id: 'merehall', name: 'Merehall', hex: '0503', gold: 3 },
      { id: 'eastwharf', name: 'Eastwharf', hex: '0901', gold: 2 },
      { id: 'northhaven', name: 'Northhaven', hex: '0301', gold: 1 },
      { id: 'reedby', name: 'Reedby', hex: '0701', gold: 1 },
      { id: 'sternhythe', name: 'Sternhythe', hex: '0206', gold: 2 },
      { id: 'anchorage', name: 'Kingsanchor', hex: '0806', gold: 2 },
    ],
    henges: '0003 1104',
    rivers: '0401/0501 0401/0502 0402/0502 0403/0502 0403/0503 0403/0504 0404/0504 0603/0703 0603/0704 0604/0704 0605/0704 0605/0705 0605/0706 0606/0706',
    mountains: '0104/0204 0105/0204 0105/0205 0902/1002 0903/1002 0903/1003',
    forestSides: '0205/0305 0305/0306',
    roads: '0004/0104 0104/0204 0204/0205 0204/0304 0205/0206 0301/0401 0304/0404 0401/0501 0403/0404 0403/0503 0501/0502 0501/0600 0501/0601 0502/0503 0503/0604 0505/0506 0505/0604 0506/0507 0506/0606 0601/0701 0604/0704 0606/0706 0703/0704 0703/0803 0706/0806 0803/0903 0901/0902 0902/0903 0903/1003 1003/1103',
  },
  {
    id: 'sunwaste', name: 'Sunwaste',
    rows: [
      'wwwDdccdDwww',
      'wwCddcfdDCww',
      'CDCdcscddfCC',
      'cddcfcdccffc',
      'cfccddcfscdc',
      'CCfddccdcDDC',
      'wwCDdfsdcCww',
      'wwwCdccfDwww',
    ],
    cities: [
      { id: 'sunspire', name: 'Sunspire', hex: '0604', gold: 3 },
      { id: 'coralgate', name: 'Coralgate', hex: '0901', gold: 2 },
      { id: 'palmwell', name: 'Palmwell', hex: '0402', gold: 2 },
      { id: 'dustwater', name: 'Dustwater', hex: '0805', gold: 2 },
      { id: 'gullrock', name: 'Gullrock', hex: '0206', gold: 1 },
      { id: 'greenholt', name: 'Greenholt', hex: '0506', gold: 1 },
    ],
    henges: '0003 1104',
    rivers: '0803/0903 0803/0904 0804/0904 0805/0904 0805/0905 0805/0906 0806/0906',
    mountains: '0303/0403 0303/0404 0304/0404 0305/0404 0305/0405 0701/0801 0701/0802 0702/0802',
    forestSides: '0501/0502 0501/0602 0601/0602',
    roads: '0004/0104 0104/0204 0204/0205 0204/0304 0205/0206 0304/0404 0402/0403 0403/0503 0404/0504 0501/0600 0501/0602 0503/0602 0503/0604 0504/0604 0505/0506 0505/0604 0506/0507 0604/0704 0704/0804 0804/0805 0804/0904 0901/0902 0902/0903 0903/0904 0903/1003 1003/1103',
  },
  {
    id: 'lab', name: 'Test board',
    rows: [
      'ccffcdscCw',
      'ccfccdsCCw',
      'cccccccCww',
      'cfcccccCww',
      'cccdcsccCw',
      'ccccccccCw',
    ],
    cities: [
      { id: 'westgate', name: 'Westgate', hex: '0002', gold: 2, home: 'north' },
      { id: 'midford', name: 'Midford', hex: '0402', gold: 3, home: 'north' },
      { id: 'woodhall', name: 'Woodhall', hex: '0201', gold: 1, home: 'north' },
      { id: 'northport', name: 'Northport', hex: '0701', gold: 2, home: 'south' },
      { id: 'southport', name: 'Southport', hex: '0804', gold: 1, home: 'south' },
      { id: 'eastfield', name: 'Eastfield', hex: '0505', gold: 2, home: 'south' },
    ],
    henges: '0004',
    rivers: '0301/0401 0301/0402 0302/0402 0303/0402 0303/0403',
    mountains: '0102/0202 0103/0202 0103/0203',
    forestSides: '0503/0603 0602/0603',
    roads: '0002/0102 0102/0202 0202/0302 0302/0402 0402/0502 0502/0602',
    isTest: true,
  },
])
export type BoardId = (typeof BOARDS)[number]['id']

/** How boards are put together (MP-10): where each lies, and whose home it is. */
// prettier-ignore
export const LAYOUTS = rowsOf<PrintedLayout>()([
  {
    id: 'single', columns: 12, rows: 8,
    slots: [
      { slot: 'board', dc: 0, dr: 0 },
    ],
    seamRoads: '',
  },
  {
    id: 'pair', columns: 12, rows: 16,
    slots: [
      { slot: 'north', dc: 0, dr: 0, home: 'north' },
      { slot: 'south', dc: 0, dr: 8, home: 'south' },
    ],
    seamRoads: '0507/0608',
  },
  {
    id: 'square', columns: 24, rows: 16,
    slots: [
      { slot: 'northWest', dc: 0, dr: 0, home: 'north' },
      { slot: 'northEast', dc: 12, dr: 0, home: 'north' },
      { slot: 'southWest', dc: 0, dr: 8, home: 'south' },
      { slot: 'southEast', dc: 12, dr: 8, home: 'south' },
    ],
    seamRoads: '0507/0608 1707/1808 1103/1204 1111/1212',
  },
  {
    id: 'column', columns: 12, rows: 32,
    slots: [
      { slot: 'northFar', dc: 0, dr: 0, home: 'north' },
      { slot: 'northNear', dc: 0, dr: 8, home: 'north' },
      { slot: 'southNear', dc: 0, dr: 16, home: 'south' },
      { slot: 'southFar', dc: 0, dr: 24, home: 'south' },
    ],
    seamRoads: '0507/0608 0515/0616 0523/0624',
  },
  { id: 'lab', columns: 10, rows: 6, slots: [{ slot: 'lab', dc: 0, dr: 0 }], seamRoads: '' },
])
export type LayoutId = (typeof LAYOUTS)[number]['id']
export type { SlotId } from './vocabulary'
