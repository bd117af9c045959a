// Generated from schemas/config/server-entry.json by npm run generate. Do not edit.
function joined(all, more) { for (const one of more) all.push(one); return all; }
function codePoints(text) { let count = text.length; for (let at = 1; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) { count--; at++; } return count; }
function isLonger(text, most) { return text.length > most && (text.length > 2 * most || codePoints(text) > most); }
function isShorter(text, least) { return text.length < least || (text.length < 2 * least && codePoints(text) < least); }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","required":["name","description","version"],"properties":{"$schema":{"type":"string"},"name":{"type":"string","minLength":3,"maxLength":200,"pattern":"^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$","x-form":"a reversed domain name, a slash and a name (com.example/weather)"},"title":{"type":"string","minLength":1,"maxLength":100},"description":{"type":"string","minLength":1,"maxLength":100},"version":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\s<>=~^*|]+$","x-form":"a single version (no range, without spaces)"},"websiteUrl":{"$ref":"../shared/value/web-address.json"},"repository":{"type":"object","required":["url","source"],"properties":{"url":{"$ref":"../shared/value/web-address.json"},"source":{"type":"string"},"id":{"type":"string"},"subfolder":{"type":"string"}}},"icons":{"type":"array","items":{"$ref":"../shared/entry/server-icon.json"},"x-list":{"type":"atomic"}},"packages":{"type":"array","items":{"$ref":"../shared/entry/server-package.json"},"x-list":{"type":"atomic"}},"remotes":{"type":"array","items":{"$ref":"../shared/entry/server-remote.json"},"x-list":{"type":"atomic"}},"_meta":{"type":"object"}}};
const pattern0 = new RegExp("^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$", "u");
const pattern1 = new RegExp("^[^\\s<>=~^*|]+$", "u");
const schema1 = {"type":"string","pattern":"^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$","maxLength":2048,"x-form":"an absolute http or https URL","examples":["https://example.com/path"]};
const pattern2 = new RegExp("^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$", "u");

function validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 2048)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern2.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute http or https URL" },schema:"^https?://([^\\s/?#@]*@)?([^\\s/?#@:\\[\\]\\\\%<>^`{|}\"]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?$",parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const schema2 = {"type":"object","required":["src"],"properties":{"src":{"type":"string","maxLength":255,"pattern":"^https://[^\\s]+$","x-form":"an absolute https URL"},"mimeType":{"type":"string","enum":["image/png","image/jpeg","image/jpg","image/svg+xml","image/webp"]},"sizes":{"type":"array","items":{"type":"string","pattern":"^([0-9]+x[0-9]+|any)$","x-form":"a size (48x48), or any"},"x-list":{"type":"atomic"}},"theme":{"type":"string","enum":["light","dark"]}}};
const pattern3 = new RegExp("^https://[^\\s]+$", "u");
const pattern4 = new RegExp("^([0-9]+x[0-9]+|any)$", "u");

function validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.src !== undefined){
let data0 = data.src;
if(typeof data0 === "string"){
if(isLonger(data0, 255)){
const err1 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema2.properties.src,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern3.test(data0)){
const err2 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute https URL" },schema:"^https://[^\\s]+$",parentSchema:schema2.properties.src,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},schema:schema2.properties.src.type,parentSchema:schema2.properties.src,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.mimeType !== undefined){
let data1 = data.mimeType;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type: "string"},schema:schema2.properties.mimeType.type,parentSchema:schema2.properties.mimeType,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((((data1 === "image/png") || (data1 === "image/jpeg")) || (data1 === "image/jpg")) || (data1 === "image/svg+xml")) || (data1 === "image/webp"))){
const err5 = {instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/enum",keyword:"enum",params:{allowedValues: schema2.properties.mimeType.enum},schema:schema2.properties.mimeType.enum,parentSchema:schema2.properties.mimeType,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sizes !== undefined){
let data2 = data.sizes;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err6 = {instancePath:instancePath+"/sizes/" + i0,schemaPath:"#/properties/sizes/items/pattern",keyword:"pattern",params:{ pattern: "the form of a size (48x48), or any" },schema:"^([0-9]+x[0-9]+|any)$",parentSchema:schema2.properties.sizes.items,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/sizes/" + i0,schemaPath:"#/properties/sizes/items/type",keyword:"type",params:{type: "string"},schema:schema2.properties.sizes.items.type,parentSchema:schema2.properties.sizes.items,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/sizes",schemaPath:"#/properties/sizes/type",keyword:"type",params:{type: "array"},schema:schema2.properties.sizes.type,parentSchema:schema2.properties.sizes,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.theme !== undefined){
let data4 = data.theme;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type: "string"},schema:schema2.properties.theme.type,parentSchema:schema2.properties.theme,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data4 === "light") || (data4 === "dark"))){
const err10 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/enum",keyword:"enum",params:{allowedValues: schema2.properties.theme.enum},schema:schema2.properties.theme.enum,parentSchema:schema2.properties.theme,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const schema3 = {"type":"object","required":["registryType","identifier","transport"],"properties":{"registryType":{"type":"string","minLength":1},"registryBaseUrl":{"$ref":"../value/web-address.json"},"identifier":{"type":"string","minLength":1},"version":{"type":"string","minLength":1,"maxLength":255},"fileSha256":{"type":"string","pattern":"^[a-f0-9]{64}$","x-form":"a SHA-256 sum (64 lower-case hexadecimal digits)"},"runtimeHint":{"type":"string"},"transport":{"$ref":"./server-transport.json"},"runtimeArguments":{"type":"array","items":{"$ref":"./server-argument.json"},"x-list":{"type":"atomic"}},"packageArguments":{"type":"array","items":{"$ref":"./server-argument.json"},"x-list":{"type":"atomic"}},"environmentVariables":{"type":"array","items":{"$ref":"./server-key-value-input.json"},"x-list":{"type":"atomic"}}}};
const schema4 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["stdio","streamable-http","sse"]},"url":{"type":"string","pattern":"^(https?://[^\\s]+|\\{[a-zA-Z_][a-zA-Z0-9_]*\\}[^\\s]*)$","x-form":"an http or https URL, or a string that begins with a {variable}"},"headers":{"type":"array","items":{"$ref":"./server-key-value-input.json"},"x-list":{"type":"atomic"}}},"x-rule":[{"requires":{"if":{"type":["streamable-http","sse"]},"then":{"url":true},"message":"A transport over HTTP needs url: the address of the server."}}]};
const pattern5 = new RegExp("^(https?://[^\\s]+|\\{[a-zA-Z_][a-zA-Z0-9_]*\\}[^\\s]*)$", "u");
const schema5 = {"type":"object","required":["name"],"properties":{"name":{"type":"string"},"description":{"type":"string"},"isRequired":{"type":"boolean"},"format":{"type":"string","enum":["string","number","boolean","filepath"]},"value":{"type":"string"},"isSecret":{"type":"boolean"},"default":{"type":"string"},"placeholder":{"type":"string"},"choices":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}},"variables":{"type":"object","additionalProperties":{"$ref":"./server-input.json"}}}};
const schema6 = {"type":"object","properties":{"description":{"type":"string"},"isRequired":{"type":"boolean"},"format":{"type":"string","enum":["string","number","boolean","filepath"]},"value":{"type":"string"},"isSecret":{"type":"boolean"},"default":{"type":"string"},"placeholder":{"type":"string"},"choices":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}}}};

function validate3(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description !== undefined){
let data0 = data.description;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema6.properties.description.type,parentSchema:schema6.properties.description,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.isRequired !== undefined){
let data1 = data.isRequired;
if(typeof data1 !== "boolean"){
const err1 = {instancePath:instancePath+"/isRequired",schemaPath:"#/properties/isRequired/type",keyword:"type",params:{type: "boolean"},schema:schema6.properties.isRequired.type,parentSchema:schema6.properties.isRequired,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.format !== undefined){
let data2 = data.format;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},schema:schema6.properties.format.type,parentSchema:schema6.properties.format,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data2 === "string") || (data2 === "number")) || (data2 === "boolean")) || (data2 === "filepath"))){
const err3 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema6.properties.format.enum},schema:schema6.properties.format.enum,parentSchema:schema6.properties.format,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.value !== undefined){
let data3 = data.value;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},schema:schema6.properties.value.type,parentSchema:schema6.properties.value,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.isSecret !== undefined){
let data4 = data.isSecret;
if(typeof data4 !== "boolean"){
const err5 = {instancePath:instancePath+"/isSecret",schemaPath:"#/properties/isSecret/type",keyword:"type",params:{type: "boolean"},schema:schema6.properties.isSecret.type,parentSchema:schema6.properties.isSecret,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.default !== undefined){
let data5 = data.default;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "string"},schema:schema6.properties.default.type,parentSchema:schema6.properties.default,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.placeholder !== undefined){
let data6 = data.placeholder;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},schema:schema6.properties.placeholder.type,parentSchema:schema6.properties.placeholder,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.choices !== undefined){
let data7 = data.choices;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 !== "string"){
const err8 = {instancePath:instancePath+"/choices/" + i0,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type: "string"},schema:schema6.properties.choices.items.type,parentSchema:schema6.properties.choices.items,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"},schema:schema6.properties.choices.type,parentSchema:schema6.properties.choices,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}


function validate4(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema5.required,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema5.properties.name.type,parentSchema:schema5.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema5.properties.description.type,parentSchema:schema5.properties.description,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.isRequired !== undefined){
let data2 = data.isRequired;
if(typeof data2 !== "boolean"){
const err3 = {instancePath:instancePath+"/isRequired",schemaPath:"#/properties/isRequired/type",keyword:"type",params:{type: "boolean"},schema:schema5.properties.isRequired.type,parentSchema:schema5.properties.isRequired,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.format !== undefined){
let data3 = data.format;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},schema:schema5.properties.format.type,parentSchema:schema5.properties.format,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data3 === "string") || (data3 === "number")) || (data3 === "boolean")) || (data3 === "filepath"))){
const err5 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema5.properties.format.enum},schema:schema5.properties.format.enum,parentSchema:schema5.properties.format,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.value !== undefined){
let data4 = data.value;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},schema:schema5.properties.value.type,parentSchema:schema5.properties.value,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.isSecret !== undefined){
let data5 = data.isSecret;
if(typeof data5 !== "boolean"){
const err7 = {instancePath:instancePath+"/isSecret",schemaPath:"#/properties/isSecret/type",keyword:"type",params:{type: "boolean"},schema:schema5.properties.isSecret.type,parentSchema:schema5.properties.isSecret,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.default !== undefined){
let data6 = data.default;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "string"},schema:schema5.properties.default.type,parentSchema:schema5.properties.default,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.placeholder !== undefined){
let data7 = data.placeholder;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},schema:schema5.properties.placeholder.type,parentSchema:schema5.properties.placeholder,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.choices !== undefined){
let data8 = data.choices;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/choices/" + i0,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type: "string"},schema:schema5.properties.choices.items.type,parentSchema:schema5.properties.choices.items,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"},schema:schema5.properties.choices.type,parentSchema:schema5.properties.choices,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.variables !== undefined){
let data10 = data.variables;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key0 in data10){
if(!(validate3(data10[key0], instancePath+"/variables/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "object"},schema:schema5.properties.variables.type,parentSchema:schema5.properties.variables,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}


function validate5(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema4.required,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema4.properties.type.type,parentSchema:schema4.properties.type,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "stdio") || (data0 === "streamable-http")) || (data0 === "sse"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema4.properties.type.enum},schema:schema4.properties.type.enum,parentSchema:schema4.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{ pattern: "the form of an http or https URL, or a string that begins with a {variable}" },schema:"^(https?://[^\\s]+|\\{[a-zA-Z_][a-zA-Z0-9_]*\\}[^\\s]*)$",parentSchema:schema4.properties.url,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema4.properties.url.type,parentSchema:schema4.properties.url,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.headers !== undefined){
let data2 = data.headers;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate4(data2[i0], instancePath+"/headers/" + i0))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "array"},schema:schema4.properties.headers.type,parentSchema:schema4.properties.headers,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(((data.type === "streamable-http") || (data.type === "sse")) && (!(data.url !== undefined))){
const err6 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "A transport over HTTP needs url: the address of the server.", fields: ["type", "url"] } },schema:schema4["x-rule"],parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

const schema7 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["positional","named"]},"name":{"type":"string"},"valueHint":{"type":"string"},"isRepeated":{"type":"boolean"},"description":{"type":"string"},"isRequired":{"type":"boolean"},"format":{"type":"string","enum":["string","number","boolean","filepath"]},"value":{"type":"string"},"isSecret":{"type":"boolean"},"default":{"type":"string"},"placeholder":{"type":"string"},"choices":{"type":"array","items":{"type":"string"},"x-list":{"type":"atomic"}},"variables":{"type":"object","additionalProperties":{"$ref":"./server-input.json"}}},"x-rule":[{"requires":{"if":{"type":"named"},"then":{"name":true},"message":"An argument of type named needs a name, such as --port."}},{"requires":{"if":{"type":"positional","value":false},"then":{"valueHint":true},"message":"An argument of type positional needs a value, or a valueHint that describes it."}}]};

function validate6(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema7.properties.type.type,parentSchema:schema7.properties.type,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "positional") || (data0 === "named"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema7.properties.type.enum},schema:schema7.properties.type.enum,parentSchema:schema7.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema7.properties.name.type,parentSchema:schema7.properties.name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.valueHint !== undefined){
let data2 = data.valueHint;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/valueHint",schemaPath:"#/properties/valueHint/type",keyword:"type",params:{type: "string"},schema:schema7.properties.valueHint.type,parentSchema:schema7.properties.valueHint,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.isRepeated !== undefined){
let data3 = data.isRepeated;
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/isRepeated",schemaPath:"#/properties/isRepeated/type",keyword:"type",params:{type: "boolean"},schema:schema7.properties.isRepeated.type,parentSchema:schema7.properties.isRepeated,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema7.properties.description.type,parentSchema:schema7.properties.description,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.isRequired !== undefined){
let data5 = data.isRequired;
if(typeof data5 !== "boolean"){
const err7 = {instancePath:instancePath+"/isRequired",schemaPath:"#/properties/isRequired/type",keyword:"type",params:{type: "boolean"},schema:schema7.properties.isRequired.type,parentSchema:schema7.properties.isRequired,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.format !== undefined){
let data6 = data.format;
if(typeof data6 !== "string"){
const err8 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},schema:schema7.properties.format.type,parentSchema:schema7.properties.format,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data6 === "string") || (data6 === "number")) || (data6 === "boolean")) || (data6 === "filepath"))){
const err9 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema7.properties.format.enum},schema:schema7.properties.format.enum,parentSchema:schema7.properties.format,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.value !== undefined){
let data7 = data.value;
if(typeof data7 !== "string"){
const err10 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},schema:schema7.properties.value.type,parentSchema:schema7.properties.value,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.isSecret !== undefined){
let data8 = data.isSecret;
if(typeof data8 !== "boolean"){
const err11 = {instancePath:instancePath+"/isSecret",schemaPath:"#/properties/isSecret/type",keyword:"type",params:{type: "boolean"},schema:schema7.properties.isSecret.type,parentSchema:schema7.properties.isSecret,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.default !== undefined){
let data9 = data.default;
if(typeof data9 !== "string"){
const err12 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "string"},schema:schema7.properties.default.type,parentSchema:schema7.properties.default,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.placeholder !== undefined){
let data10 = data.placeholder;
if(typeof data10 !== "string"){
const err13 = {instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},schema:schema7.properties.placeholder.type,parentSchema:schema7.properties.placeholder,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.choices !== undefined){
let data11 = data.choices;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 !== "string"){
const err14 = {instancePath:instancePath+"/choices/" + i0,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type: "string"},schema:schema7.properties.choices.items.type,parentSchema:schema7.properties.choices.items,data:data12};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"},schema:schema7.properties.choices.type,parentSchema:schema7.properties.choices,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.variables !== undefined){
let data13 = data.variables;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key0 in data13){
if(!(validate3(data13[key0], instancePath+"/variables/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "object"},schema:schema7.properties.variables.type,parentSchema:schema7.properties.variables,data:data13};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if((data.type === "named") && (!(data.name !== undefined))){
const err17 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "An argument of type named needs a name, such as --port.", fields: ["type", "name"] } },schema:schema7["x-rule"],parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(((data.type === "positional") && (data.value === undefined)) && (!(data.valueHint !== undefined))){
const err18 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "An argument of type positional needs a value, or a valueHint that describes it.", fields: ["type", "value", "valueHint"] } },schema:schema7["x-rule"],parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

const pattern6 = new RegExp("^[a-f0-9]{64}$", "u");

function validate7(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registryType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registryType"},schema:schema3.required,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.identifier === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identifier"},schema:schema3.required,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.transport === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transport"},schema:schema3.required,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.registryType !== undefined){
let data0 = data.registryType;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err3 = {instancePath:instancePath+"/registryType",schemaPath:"#/properties/registryType/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema3.properties.registryType,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/registryType",schemaPath:"#/properties/registryType/type",keyword:"type",params:{type: "string"},schema:schema3.properties.registryType.type,parentSchema:schema3.properties.registryType,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.registryBaseUrl !== undefined){
if(!(validate1(data.registryBaseUrl, instancePath+"/registryBaseUrl"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.identifier !== undefined){
let data2 = data.identifier;
if(typeof data2 === "string"){
if(isShorter(data2, 1)){
const err5 = {instancePath:instancePath+"/identifier",schemaPath:"#/properties/identifier/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema3.properties.identifier,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/identifier",schemaPath:"#/properties/identifier/type",keyword:"type",params:{type: "string"},schema:schema3.properties.identifier.type,parentSchema:schema3.properties.identifier,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.version !== undefined){
let data3 = data.version;
if(typeof data3 === "string"){
if(isLonger(data3, 255)){
const err7 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema3.properties.version,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(isShorter(data3, 1)){
const err8 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema3.properties.version,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema3.properties.version.type,parentSchema:schema3.properties.version,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.fileSha256 !== undefined){
let data4 = data.fileSha256;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err10 = {instancePath:instancePath+"/fileSha256",schemaPath:"#/properties/fileSha256/pattern",keyword:"pattern",params:{ pattern: "the form of a SHA-256 sum (64 lower-case hexadecimal digits)" },schema:"^[a-f0-9]{64}$",parentSchema:schema3.properties.fileSha256,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/fileSha256",schemaPath:"#/properties/fileSha256/type",keyword:"type",params:{type: "string"},schema:schema3.properties.fileSha256.type,parentSchema:schema3.properties.fileSha256,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.runtimeHint !== undefined){
let data5 = data.runtimeHint;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/runtimeHint",schemaPath:"#/properties/runtimeHint/type",keyword:"type",params:{type: "string"},schema:schema3.properties.runtimeHint.type,parentSchema:schema3.properties.runtimeHint,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.transport !== undefined){
if(!(validate5(data.transport, instancePath+"/transport"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.runtimeArguments !== undefined){
let data7 = data.runtimeArguments;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate6(data7[i0], instancePath+"/runtimeArguments/" + i0))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/runtimeArguments",schemaPath:"#/properties/runtimeArguments/type",keyword:"type",params:{type: "array"},schema:schema3.properties.runtimeArguments.type,parentSchema:schema3.properties.runtimeArguments,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.packageArguments !== undefined){
let data9 = data.packageArguments;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validate6(data9[i1], instancePath+"/packageArguments/" + i1))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/packageArguments",schemaPath:"#/properties/packageArguments/type",keyword:"type",params:{type: "array"},schema:schema3.properties.packageArguments.type,parentSchema:schema3.properties.packageArguments,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.environmentVariables !== undefined){
let data11 = data.environmentVariables;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(!(validate4(data11[i2], instancePath+"/environmentVariables/" + i2))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/environmentVariables",schemaPath:"#/properties/environmentVariables/type",keyword:"type",params:{type: "array"},schema:schema3.properties.environmentVariables.type,parentSchema:schema3.properties.environmentVariables,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"object","required":["type","url"],"properties":{"type":{"type":"string","enum":["streamable-http","sse"]},"url":{"type":"string","pattern":"^(https?://[^\\s]+|\\{[a-zA-Z_][a-zA-Z0-9_]*\\}[^\\s]*)$","x-form":"an http or https URL, or a string that begins with a {variable}"},"headers":{"type":"array","items":{"$ref":"./server-key-value-input.json"},"x-list":{"type":"atomic"}},"variables":{"type":"object","additionalProperties":{"$ref":"./server-input.json"}}}};

function validate8(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema8.required,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema8.properties.type.type,parentSchema:schema8.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "streamable-http") || (data0 === "sse"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema8.properties.type.enum},schema:schema8.properties.type.enum,parentSchema:schema8.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{ pattern: "the form of an http or https URL, or a string that begins with a {variable}" },schema:"^(https?://[^\\s]+|\\{[a-zA-Z_][a-zA-Z0-9_]*\\}[^\\s]*)$",parentSchema:schema8.properties.url,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema8.properties.url.type,parentSchema:schema8.properties.url,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.headers !== undefined){
let data2 = data.headers;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate4(data2[i0], instancePath+"/headers/" + i0))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "array"},schema:schema8.properties.headers.type,parentSchema:schema8.properties.headers,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.variables !== undefined){
let data4 = data.variables;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
if(!(validate3(data4[key0], instancePath+"/variables/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "object"},schema:schema8.properties.variables.type,parentSchema:schema8.properties.variables,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}


function validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.description === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.version === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema0.properties.$schema.type,parentSchema:schema0.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(isLonger(data1, 200)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.name,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(isShorter(data1, 3)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 3},schema:3,parentSchema:schema0.properties.name,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern0.test(data1)){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{ pattern: "the form of a reversed domain name, a slash and a name (com.example/weather)" },schema:"^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$",parentSchema:schema0.properties.name,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema0.properties.name.type,parentSchema:schema0.properties.name,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(isLonger(data2, 100)){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.title,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(isShorter(data2, 1)){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.title,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema0.properties.title.type,parentSchema:schema0.properties.title,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 === "string"){
if(isLonger(data3, 100)){
const err11 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.description,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(isShorter(data3, 1)){
const err12 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.description,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema0.properties.description.type,parentSchema:schema0.properties.description,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.version !== undefined){
let data4 = data.version;
if(typeof data4 === "string"){
if(isLonger(data4, 255)){
const err14 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema0.properties.version,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(isShorter(data4, 1)){
const err15 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.version,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern1.test(data4)){
const err16 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{ pattern: "the form of a single version (no range, without spaces)" },schema:"^[^\\s<>=~^*|]+$",parentSchema:schema0.properties.version,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema0.properties.version.type,parentSchema:schema0.properties.version,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.websiteUrl !== undefined){
if(!(validate1(data.websiteUrl, instancePath+"/websiteUrl"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.repository !== undefined){
let data6 = data.repository;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.url === undefined){
const err18 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/required",keyword:"required",params:{missingProperty: "url"},schema:schema0.properties.repository.required,parentSchema:schema0.properties.repository,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.source === undefined){
const err19 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/required",keyword:"required",params:{missingProperty: "source"},schema:schema0.properties.repository.required,parentSchema:schema0.properties.repository,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.url !== undefined){
if(!(validate1(data6.url, instancePath+"/repository/url"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data6.source !== undefined){
let data8 = data6.source;
if(typeof data8 !== "string"){
const err20 = {instancePath:instancePath+"/repository/source",schemaPath:"#/properties/repository/properties/source/type",keyword:"type",params:{type: "string"},schema:schema0.properties.repository.properties.source.type,parentSchema:schema0.properties.repository.properties.source,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.id !== undefined){
let data9 = data6.id;
if(typeof data9 !== "string"){
const err21 = {instancePath:instancePath+"/repository/id",schemaPath:"#/properties/repository/properties/id/type",keyword:"type",params:{type: "string"},schema:schema0.properties.repository.properties.id.type,parentSchema:schema0.properties.repository.properties.id,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.subfolder !== undefined){
let data10 = data6.subfolder;
if(typeof data10 !== "string"){
const err22 = {instancePath:instancePath+"/repository/subfolder",schemaPath:"#/properties/repository/properties/subfolder/type",keyword:"type",params:{type: "string"},schema:schema0.properties.repository.properties.subfolder.type,parentSchema:schema0.properties.repository.properties.subfolder,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type: "object"},schema:schema0.properties.repository.type,parentSchema:schema0.properties.repository,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.icons !== undefined){
let data11 = data.icons;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate2(data11[i0], instancePath+"/icons/" + i0))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/icons",schemaPath:"#/properties/icons/type",keyword:"type",params:{type: "array"},schema:schema0.properties.icons.type,parentSchema:schema0.properties.icons,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.packages !== undefined){
let data13 = data.packages;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(!(validate7(data13[i1], instancePath+"/packages/" + i1))){
vErrors = vErrors === null ? validate7.errors : joined(vErrors, validate7.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/packages",schemaPath:"#/properties/packages/type",keyword:"type",params:{type: "array"},schema:schema0.properties.packages.type,parentSchema:schema0.properties.packages,data:data13};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.remotes !== undefined){
let data15 = data.remotes;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(!(validate8(data15[i2], instancePath+"/remotes/" + i2))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/remotes",schemaPath:"#/properties/remotes/type",keyword:"type",params:{type: "array"},schema:schema0.properties.remotes.type,parentSchema:schema0.properties.remotes,data:data15};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data._meta !== undefined){
let data17 = data._meta;
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
const err27 = {instancePath:instancePath+"/_meta",schemaPath:"#/properties/_meta/type",keyword:"type",params:{type: "object"},schema:schema0.properties._meta.type,parentSchema:schema0.properties._meta,data:data17};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

