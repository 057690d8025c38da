// Lists passwords that are tried first, in small letters: those of twelve characters and more among the 20,000 most common ones
// (Royce Williams' list, as Django brings it), and what Germans type.
const WORDS = `
000000000000 010203040506 012345678910 0r968ji9ufj6 102030405060 111111111111 111111111111111 111222tianya
112233445566 123123123123 123321123321 123456123456 123456654321 1234567890-= 123456789000 12345678900987654321
1234567890123 12345678901234567890 1234567890987654321 1234567890qwertyuiop 1234567891011 123456789101112
123456789123 123456789123456 1234567891234567 123456789123456789 12345678987654321 123456789987654321
123456789abc 123456789asd 123456789qaz 123456789qwe 123456789qwerty 123456qwerty 123admin321a 123qwe123qwe
123qweasdzxc 159753159753 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i 1q2w3e4r5t6y7u8i9o 1q2w3e4r5t6y7u8i9o0p
1q2w3e4r5t6z 1q2w3e4r5t6z7u 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw23edc 520love101182 5532361cnjqrf
??????@mail.ru abc123456789 abcdefghijkl abcdefghijklm abcdefghijklmnop administrator administrator1
arabella24630 asdfghjkl123 asdfghjkl:&#39: avrillavigne changemeplease christopher1 combat123654 cookiemonster
cosmopolitan counterstrike demon1q2w3e4r demon1q2w3e4r5t dfg5fhg5vgfh1 doomsayer.2.7mords.v
doomsayer.2.7mords.vv edwardcullen ezekiel11991 fallen_angel familiyafamiliya finalfantasy fussballfussball
g13916055158 geheimgeheim gettherefast gfhjkmgfhjkm ghbdtnrfrltkf ghhh47hj7649 googletester hallohallohallo
hannahmontana hawkesbury93 heterosexual ichliebedich ichliebedich1 ihatethisgame ilovemyfamily imyaimyaimya
inactive1996aug ingodwetrust international internazionale jamesbond007 jesuslovesme jkiuztdftl57
john!20130605at1753 jundian2011xr justinbieber kartoffelpuffer knackwurst8853 laurel12creek leavemealone
leliane50934 letmeinplease lightpower12345 linkedin2011 liverpool123 lovelovelove lydcc20091314 m01759766727
manchesterunited maprchem56458 marek14michal mega_pizdetz666 megaparol12345 meinpasswort meinpasswort1
michaeljackson migrationschool minecraft123 moderncombat motherfucker n8zgt5p0shw= natiichen999 needforspeed
neworleans12345 onedirection password1234 password12345 password123456 password12345678 passwordpassword
passwort1234 passwort12345 passwort123456 passwortpasswort pe#5gz29ptzmse peanutbutter playstation2 playstation3
polniypizdec0211 polniypizdec1102 polniypizdec110211 professional projectsadminx przyjaciolki q1w2e3r4t5y6
q1w2e3r4t5y6u7i8o9p0 qayxswedcvfr qazwsxedc123 qazwsxedcrfv qazwsxedcrfvtgb qazxswedcvfr qwe123qwe123
qweasdzxc123 qwegta13091990 qwerasdfzxcv qwerty123456 qwerty123456789 qwertyasdfgh qwertyqwerty qwertyuiop12
qwertyuiop123 qwertyuiop[] qwertyytrewq qwertzuiop12 qwertzuiop123 residentevil s8ylpe9jdpvym schatzischatzi
sdf7asdf6asdg8df sebastian106 seniseviyorum sojdlg123aljg somanypickles27 sommersommer sonnenschein sonyericsson
startfinding starwarsfan10 stefangreil1983 stratocaster supernatural telechargement temppassword total12scherz
transformers vitor1268123 weronika1992 xantria10315 xtseo2011tdx yandi20080527 yemi19900911 yfdbufnjh10305070
yxcvbnmasdfg zaq1xsw2cde3 zmx870919123 zxcasdqwe123
`;

const KNOWN: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
/** With fewer different characters it is a pattern, however long. */
const MIN_VARIETY = 5;

/** Says whether somebody who guesses would try it before long. */
export const isCommonPassword = (password: string): boolean => {
  const plain = password.normalize('NFC').toLowerCase();
  return KNOWN.has(plain) || new Set(plain).size < MIN_VARIETY;
};
