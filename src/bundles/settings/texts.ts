// German words of the settings.

export const settingInvalid = 'Dieser Wert ist nicht erlaubt.';
