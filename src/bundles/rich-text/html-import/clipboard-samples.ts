// This is what word processors put on the clipboard as text/html, shortened to what matters for reading it.

/** What Word for Windows puts on the clipboard: fake lists in conditional comments, styles in a comment, empty <o:p>. */
export const FROM_WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style>
<!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:11.0pt;}
-->
</style></head>
<body lang=DE link="#0563C1" vlink="#954F72" style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->
<p class=MsoTitle><span style='font-size:28.0pt'>Die Brücke<o:p></o:p></span></p>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='font-size:12.0pt;color:black'>Im
Januar</span></b> geht es <i>los</i>, sagt <span style='color:red'>Brandtner</span>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Fahrbahn<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->Asphalt<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]--><b>Geländer</b><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span
style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>3.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><!--[endif]-->Ausschreibung<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span
style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>4.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><!--[endif]-->Bau<o:p></o:p></p>
<p class=MsoNormal align=center style='text-align:center'><!--[if gte vml 1]><v:shape id="b" style='width:9pt'><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img
width=12 height=12 src="file:///C:/Users/x/clip_image002.jpg" v:shapes="b"><![endif]>Mehr bei der <a href="https://stadt.example/"><span style='color:#0563C1'>Stadt</span></a><o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;border:none'>
 <tr style='mso-yfti-irow:0'><td width=302 valign=top style='width:226.55pt'><p class=MsoNormal>Los 1<o:p></o:p></p></td>
 <td width=302 valign=top><p class=MsoNormal>2&nbsp;Mio.<o:p></o:p></p></td></tr></table>
<!--EndFragment--></body></html>`;

/** The same fake list after a content management system dropped styles and comments. */
export const FROM_WORD_WITHOUT_STYLES = `<p class="MsoListParagraphCxSpFirst">·&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Fahrbahn</p>
<p class="MsoListParagraphCxSpLast"><span>·<span>&nbsp;&nbsp;&nbsp; </span></span><b>Geländer</b></p>
<p class="MsoListParagraph">1.&nbsp;&nbsp; Bau</p><p class="MsoListParagraph">Seit 2019 geplant</p>`;

/**
 * What Google Docs puts on the clipboard: one <b> around all that isn't bold, everything in styles of spans, lists within
 * lists.
 */
export const FROM_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0b1c2d3e-7fff-1234"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">Die Brücke</span></h2><p dir="ltr" style="line-height:1.38;text-align: justify;margin-top:0pt;"><span style="font-size:11pt;color:#000000;font-weight:700;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Im Januar</span><span style="font-size:11pt;color:#000000;font-weight:400;font-style:normal;text-decoration:none;"> geht es </span><span style="font-size:11pt;font-weight:400;font-style:italic;text-decoration:underline;">los</span><span style="font-size:11pt;"><br /></span><span style="font-size:0.6em;vertical-align:super;">1</span><a href="https://stadt.example/" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;text-decoration:underline;">Stadt</span></a></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;color:#000000;font-weight:400;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;">Fahrbahn</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-size:11pt;font-weight:400;">Asphalt</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Geländer</span></p></li></ul><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="284" /><col width="284" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;vertical-align:top;"><p dir="ltr"><span style="font-weight:400;">Los 1</span></p></td><td><p dir="ltr"><span>2 Mio.</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

/** LibreOffice Writer brings fonts beside styles, and paragraphs in items. */
export const FROM_LIBREOFFICE = `<!DOCTYPE html>
<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title>
<meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/>
<style type="text/css">
	@page { size: 21cm 29.7cm; margin: 2cm }
	p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }
</style></head>
<body lang="de-DE" link="#000080" vlink="#800000" dir="ltr"><h1 class="western">Die Brücke</h1>
<p align="justify" style="line-height: 100%; margin-bottom: 0cm"><b>Im
Januar</b> geht es <font color="#c9211e"><i>los</i></font><font size="4" style="font-size: 16pt">
bald</font>.</p>
<p style="line-height: 100%; margin-bottom: 0cm"><br/>

</p>
<ol start="2">
	<li><p style="line-height: 100%; margin-bottom: 0cm">Fahrbahn</p>
	<ul>
		<li><p style="margin-bottom: 0cm">Asphalt</p></li>
	</ul></li>
	<li><p style="margin-bottom: 0cm"><font face="Liberation Serif, serif"><span style="font-weight: normal">Geländer</span></font></p></li>
</ol>
<p><a name="__DdeLink__12_345"></a><sup>1</sup> <a href="https://stadt.example/">Stadt</a></p>
<table width="100%" cellpadding="4" cellspacing="0"><col width="128*"/><col width="128*"/>
<thead><tr valign="top"><th style="border: 1px solid #000000"><p>Los</p></th><th><p>Preis</p></th></tr></thead>
<tbody><tr valign="top"><td><p>1</p></td><td><p align="right">2&nbsp;Mio.</p></td></tr></tbody></table>
</body></html>`;
