// Generated from schemas/shared/registry/registry-source.json by npm run generate. Do not edit.
function joined(all, more) { for (const one of more) all.push(one); return all; }
function codePoints(text) { let count = text.length; for (let at = 1; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) { count--; at++; } return count; }
function isLonger(text, most) { return text.length > most && (text.length > 2 * most || codePoints(text) > most); }
function isShorter(text, least) { return text.length < least || (text.length < 2 * least && codePoints(text) < least); }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":63,"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$","x-form":"a name of lower-case letters, digits and \"-\" (no \"-\" at its ends)"},"format":{"type":"string","enum":["upstream"]},"git":{"$ref":"./git-source.json"},"api":{"$ref":"./api-source.json"},"file":{"$ref":"./file-source.json"},"kubernetes":{"$ref":"./kubernetes-source.json"},"managed":{"$ref":"./managed-source.json"},"syncPolicy":{"$ref":"./sync-policy.json"},"filter":{"$ref":"./source-filter.json"},"limits":{"$ref":"./entry-limits.json"},"claims":{"$ref":"./claims.json"}},"x-rule":[{"exactlyOneOf":["git","api","file","kubernetes","managed"]},{"requires":{"if":{"file.data":true},"then":{"syncPolicy":false},"message":"Inline data never changes by itself: syncPolicy has no effect."}},{"requires":{"if":{"kubernetes":true},"then":{"syncPolicy":false,"filter":false},"message":"A cluster is watched, and its resources opt in one by one: syncPolicy and filter have no effect."}},{"requires":{"if":{"managed":true},"then":{"syncPolicy":false,"filter":false},"message":"A managed source takes what is published to it: syncPolicy and filter have no effect."}}]};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");
const schema1 = {"type":"object","additionalProperties":false,"required":["repository"],"properties":{"repository":{"type":"string","pattern":"^https?://[^\\s/@\\\\]+(/[^\\s]*)?$","x-form":"the URL of a git repository (https or http; ssh is not supported; without password or token, which belong in the file of auth.passwordFile)"},"branch":{"type":"string","minLength":1},"tag":{"type":"string","minLength":1},"commit":{"type":"string","pattern":"^[0-9a-fA-F]{7,64}$","x-form":"a commit (7 to 64 hexadecimal digits)"},"path":{"type":"string","minLength":1},"auth":{"type":"object","additionalProperties":false,"required":["username","passwordFile"],"properties":{"username":{"type":"string","minLength":1},"passwordFile":{"type":"string","pattern":"^(/|[A-Za-z]:[/\\\\])","x-form":"an absolute path (/run/secrets/token)"}}}},"x-rule":[{"atMostOneOf":["branch","tag","commit"]}]};
const pattern1 = new RegExp("^https?://[^\\s/@\\\\]+(/[^\\s]*)?$", "u");
const pattern2 = new RegExp("^[0-9a-fA-F]{7,64}$", "u");
const pattern3 = new RegExp("^(/|[A-Za-z]:[/\\\\])", "u");

function validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.repository === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "repository"},schema:schema1.required,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "repository") || (key0 === "branch")) || (key0 === "tag")) || (key0 === "commit")) || (key0 === "path")) || (key0 === "auth"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.repository !== undefined){
let data0 = data.repository;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err2 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/pattern",keyword:"pattern",params:{ pattern: "the form of the URL of a git repository (https or http; ssh is not supported; without password or token, which belong in the file of auth.passwordFile)" },schema:"^https?://[^\\s/@\\\\]+(/[^\\s]*)?$",parentSchema:schema1.properties.repository,data:data0};
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
const err3 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type: "string"},schema:schema1.properties.repository.type,parentSchema:schema1.properties.repository,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.branch !== undefined){
let data1 = data.branch;
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err4 = {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.branch,data:data1};
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
const err5 = {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/type",keyword:"type",params:{type: "string"},schema:schema1.properties.branch.type,parentSchema:schema1.properties.branch,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.tag !== undefined){
let data2 = data.tag;
if(typeof data2 === "string"){
if(isShorter(data2, 1)){
const err6 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.tag,data:data2};
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
const err7 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},schema:schema1.properties.tag.type,parentSchema:schema1.properties.tag,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.commit !== undefined){
let data3 = data.commit;
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
const err8 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/pattern",keyword:"pattern",params:{ pattern: "the form of a commit (7 to 64 hexadecimal digits)" },schema:"^[0-9a-fA-F]{7,64}$",parentSchema:schema1.properties.commit,data:data3};
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
const err9 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: "string"},schema:schema1.properties.commit.type,parentSchema:schema1.properties.commit,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.path !== undefined){
let data4 = data.path;
if(typeof data4 === "string"){
if(isShorter(data4, 1)){
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.path,data:data4};
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
const err11 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema1.properties.path.type,parentSchema:schema1.properties.path,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.auth !== undefined){
let data5 = data.auth;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.username === undefined){
const err12 = {instancePath:instancePath+"/auth",schemaPath:"#/properties/auth/required",keyword:"required",params:{missingProperty: "username"},schema:schema1.properties.auth.required,parentSchema:schema1.properties.auth,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5.passwordFile === undefined){
const err13 = {instancePath:instancePath+"/auth",schemaPath:"#/properties/auth/required",keyword:"required",params:{missingProperty: "passwordFile"},schema:schema1.properties.auth.required,parentSchema:schema1.properties.auth,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data5){
if(!((key1 === "username") || (key1 === "passwordFile"))){
const err14 = {instancePath:instancePath+"/auth",schemaPath:"#/properties/auth/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema1.properties.auth,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.username !== undefined){
let data6 = data5.username;
if(typeof data6 === "string"){
if(isShorter(data6, 1)){
const err15 = {instancePath:instancePath+"/auth/username",schemaPath:"#/properties/auth/properties/username/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.auth.properties.username,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/auth/username",schemaPath:"#/properties/auth/properties/username/type",keyword:"type",params:{type: "string"},schema:schema1.properties.auth.properties.username.type,parentSchema:schema1.properties.auth.properties.username,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5.passwordFile !== undefined){
let data7 = data5.passwordFile;
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
const err17 = {instancePath:instancePath+"/auth/passwordFile",schemaPath:"#/properties/auth/properties/passwordFile/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute path (/run/secrets/token)" },schema:"^(/|[A-Za-z]:[/\\\\])",parentSchema:schema1.properties.auth.properties.passwordFile,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/auth/passwordFile",schemaPath:"#/properties/auth/properties/passwordFile/type",keyword:"type",params:{type: "string"},schema:schema1.properties.auth.properties.passwordFile.type,parentSchema:schema1.properties.auth.properties.passwordFile,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/auth",schemaPath:"#/properties/auth/type",keyword:"type",params:{type: "object"},schema:schema1.properties.auth.type,parentSchema:schema1.properties.auth,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if((data.branch !== undefined ? 1 : 0) + (data.tag !== undefined ? 1 : 0) + (data.commit !== undefined ? 1 : 0) > 1){
const err20 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atMostOneOf", detail: { fields: ["branch", "tag", "commit"] } },schema:schema1["x-rule"],parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const schema2 = {"type":"object","additionalProperties":false,"required":["endpoint"],"properties":{"endpoint":{"type":"string","pattern":"^https?://[^\\s/?#@\\\\]+(/[^\\s?#]*)?$","x-form":"an absolute http or https URL without query, fragment, user name and password (a token belongs in the file of tokenFile)"},"tokenFile":{"type":"string","minLength":1},"timeout":{"$ref":"../value/positive-duration.json"}}};
const pattern4 = new RegExp("^https?://[^\\s/?#@\\\\]+(/[^\\s?#]*)?$", "u");
const schema3 = {"type":"string","x-language":"duration","pattern":"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$","maxLength":64,"x-minimum-duration":"1ms","examples":["30s","1m30s"]};
const pattern5 = new RegExp("^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$", "u");

function validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(isLonger(data, 64)){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.from(String(data).matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0) < Array.from(String("1ms").matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0)){
const err1 = {instancePath,schemaPath:"#/x-minimum-duration",keyword:"x-minimum-duration",params:{ minimum: "1ms" },schema:"1ms",parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern5.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{ pattern: "^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$" },schema:"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$",parentSchema:schema3,data};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}


function validate3(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endpoint === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpoint"},schema:schema2.required,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "endpoint") || (key0 === "tokenFile")) || (key0 === "timeout"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.endpoint !== undefined){
let data0 = data.endpoint;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute http or https URL without query, fragment, user name and password (a token belongs in the file of tokenFile)" },schema:"^https?://[^\\s/?#@\\\\]+(/[^\\s?#]*)?$",parentSchema:schema2.properties.endpoint,data:data0};
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
const err3 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema2.properties.endpoint.type,parentSchema:schema2.properties.endpoint,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.tokenFile !== undefined){
let data1 = data.tokenFile;
if(typeof data1 === "string"){
if(isShorter(data1, 1)){
const err4 = {instancePath:instancePath+"/tokenFile",schemaPath:"#/properties/tokenFile/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema2.properties.tokenFile,data:data1};
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
const err5 = {instancePath:instancePath+"/tokenFile",schemaPath:"#/properties/tokenFile/type",keyword:"type",params:{type: "string"},schema:schema2.properties.tokenFile.type,parentSchema:schema2.properties.tokenFile,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.timeout !== undefined){
if(!(validate2(data.timeout, instancePath+"/timeout"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const schema4 = {"type":"object","additionalProperties":false,"properties":{"path":{"type":"string","minLength":1},"url":{"type":"string","pattern":"^https?://[^\\s/?#@\\\\]+([/?#][^\\s]*)?$","maxLength":2048,"x-form":"an absolute http or https URL without user name and password"},"data":{"type":"string","minLength":1},"timeout":{"$ref":"../value/positive-duration.json"}},"x-rule":[{"exactlyOneOf":["path","url","data"]},{"requires":{"if":{"timeout":true},"then":{"url":true},"message":"timeout belongs to url: nothing else is fetched."}}]};
const pattern6 = new RegExp("^https?://[^\\s/?#@\\\\]+([/?#][^\\s]*)?$", "u");

function validate4(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "path") || (key0 === "url")) || (key0 === "data")) || (key0 === "timeout"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.path !== undefined){
let data0 = data.path;
if(typeof data0 === "string"){
if(isShorter(data0, 1)){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema4.properties.path,data:data0};
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
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema4.properties.path.type,parentSchema:schema4.properties.path,data:data0};
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
if(isLonger(data1, 2048)){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema4.properties.url,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern6.test(data1)){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{ pattern: "the form of an absolute http or https URL without user name and password" },schema:"^https?://[^\\s/?#@\\\\]+([/?#][^\\s]*)?$",parentSchema:schema4.properties.url,data:data1};
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
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema4.properties.url.type,parentSchema:schema4.properties.url,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(typeof data2 === "string"){
if(isShorter(data2, 1)){
const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema4.properties.data,data:data2};
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
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},schema:schema4.properties.data.type,parentSchema:schema4.properties.data,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.timeout !== undefined){
if(!(validate2(data.timeout, instancePath+"/timeout"))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
}
if((data.path !== undefined ? 1 : 0) + (data.url !== undefined ? 1 : 0) + (data.data !== undefined ? 1 : 0) !== 1){
const err8 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "exactlyOneOf", detail: { fields: ["path", "url", "data"] } },schema:schema4["x-rule"],parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.timeout !== undefined) && (!(data.url !== undefined))){
const err9 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "timeout belongs to url: nothing else is fetched.", fields: ["timeout", "url"] } },schema:schema4["x-rule"],parentSchema:schema4,data};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema4.type,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

const schema5 = {"type":"object","additionalProperties":false,"properties":{"namespaces":{"type":"array","items":{"type":"string","maxLength":63,"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$","x-form":"a name of lower-case letters, digits and \"-\" (no \"-\" at its ends)"},"x-list":{"type":"set"}}}};

function validate5(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "namespaces")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.namespaces !== undefined){
let data0 = data.namespaces;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(isLonger(data1, 63)){
const err1 = {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/properties/namespaces/items/maxLength",keyword:"maxLength",params:{limit: 63},schema:63,parentSchema:schema5.properties.namespaces.items,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern0.test(data1)){
const err2 = {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/properties/namespaces/items/pattern",keyword:"pattern",params:{ pattern: "the form of a name of lower-case letters, digits and \"-\" (no \"-\" at its ends)" },schema:"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$",parentSchema:schema5.properties.namespaces.items,data:data1};
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
const err3 = {instancePath:instancePath+"/namespaces/" + i0,schemaPath:"#/properties/namespaces/items/type",keyword:"type",params:{type: "string"},schema:schema5.properties.namespaces.items.type,parentSchema:schema5.properties.namespaces.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let twice0;
if (data0.length > 1) { const seen = new Map(); data0.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err4 = {instancePath:instancePath+"/namespaces",schemaPath:"#/properties/namespaces/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema5.properties.namespaces["x-list"],parentSchema:schema5.properties.namespaces,data:data0};
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
const err5 = {instancePath:instancePath+"/namespaces",schemaPath:"#/properties/namespaces/type",keyword:"type",params:{type: "array"},schema:schema5.properties.namespaces.type,parentSchema:schema5.properties.namespaces,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

const schema6 = {"type":"object","additionalProperties":false};

function validate6(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

const schema7 = {"type":"object","additionalProperties":false,"properties":{"interval":{"type":"string","x-language":"duration","pattern":"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$","maxLength":64,"x-minimum-duration":"1s"}}};

function validate7(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "interval")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.interval !== undefined){
let data0 = data.interval;
if(typeof data0 === "string"){
if(isLonger(data0, 64)){
const err1 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema7.properties.interval,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Array.from(String(data0).matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0) < Array.from(String("1s").matchAll(/([0-9.]+)(ns|us|µs|ms|s|m|h)/gu)).reduce((sum, part) => sum + Number(part[1]) * ({ ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 })[part[2]], 0)){
const err2 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/x-minimum-duration",keyword:"x-minimum-duration",params:{ minimum: "1s" },schema:"1s",parentSchema:schema7.properties.interval,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern5.test(data0)){
const err3 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/pattern",keyword:"pattern",params:{ pattern: "^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$" },schema:"^([0-9]+(\\.[0-9]+)?(ns|us|µs|ms|s|m|h))+$",parentSchema:schema7.properties.interval,data:data0};
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
const err4 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/type",keyword:"type",params:{type: "string"},schema:schema7.properties.interval.type,parentSchema:schema7.properties.interval,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"object","additionalProperties":false,"properties":{"names":{"type":"object","additionalProperties":false,"properties":{"include":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"minItems":1,"x-list":{"type":"set"}},"exclude":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"minItems":1,"x-list":{"type":"set"}}},"x-rule":[{"atLeastOneOf":["include","exclude"]}]},"tags":{"type":"object","additionalProperties":false,"properties":{"include":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"minItems":1,"x-list":{"type":"set"}},"exclude":{"type":"array","items":{"type":"string","pattern":"^\\S(.*\\S)?$","x-form":"a string (not empty, without spaces around it)","minLength":1},"minItems":1,"x-list":{"type":"set"}}},"x-rule":[{"atLeastOneOf":["include","exclude"]}]}},"x-rule":[{"atLeastOneOf":["names","tags"]}]};
const pattern7 = new RegExp("^\\S(.*\\S)?$", "u");

function validate8(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "names") || (key0 === "tags"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.names !== undefined){
let data0 = data.names;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!((key1 === "include") || (key1 === "exclude"))){
const err1 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema8.properties.names,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.include !== undefined){
let data1 = data0.include;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/names/include",schemaPath:"#/properties/names/properties/include/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema8.properties.names.properties.include,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(isShorter(data2, 1)){
const err3 = {instancePath:instancePath+"/names/include/" + i0,schemaPath:"#/properties/names/properties/include/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema8.properties.names.properties.include.items,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern7.test(data2)){
const err4 = {instancePath:instancePath+"/names/include/" + i0,schemaPath:"#/properties/names/properties/include/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema8.properties.names.properties.include.items,data:data2};
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
const err5 = {instancePath:instancePath+"/names/include/" + i0,schemaPath:"#/properties/names/properties/include/items/type",keyword:"type",params:{type: "string"},schema:schema8.properties.names.properties.include.items.type,parentSchema:schema8.properties.names.properties.include.items,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let twice0;
if (data1.length > 1) { const seen = new Map(); data1.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err6 = {instancePath:instancePath+"/names/include",schemaPath:"#/properties/names/properties/include/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema8.properties.names.properties.include["x-list"],parentSchema:schema8.properties.names.properties.include,data:data1};
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
const err7 = {instancePath:instancePath+"/names/include",schemaPath:"#/properties/names/properties/include/type",keyword:"type",params:{type: "array"},schema:schema8.properties.names.properties.include.type,parentSchema:schema8.properties.names.properties.include,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.exclude !== undefined){
let data3 = data0.exclude;
if(Array.isArray(data3)){
if(data3.length < 1){
const err8 = {instancePath:instancePath+"/names/exclude",schemaPath:"#/properties/names/properties/exclude/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema8.properties.names.properties.exclude,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(isShorter(data4, 1)){
const err9 = {instancePath:instancePath+"/names/exclude/" + i1,schemaPath:"#/properties/names/properties/exclude/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema8.properties.names.properties.exclude.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern7.test(data4)){
const err10 = {instancePath:instancePath+"/names/exclude/" + i1,schemaPath:"#/properties/names/properties/exclude/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema8.properties.names.properties.exclude.items,data:data4};
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
const err11 = {instancePath:instancePath+"/names/exclude/" + i1,schemaPath:"#/properties/names/properties/exclude/items/type",keyword:"type",params:{type: "string"},schema:schema8.properties.names.properties.exclude.items.type,parentSchema:schema8.properties.names.properties.exclude.items,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let twice1;
if (data3.length > 1) { const seen = new Map(); data3.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice1 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice1 !== undefined){
const err12 = {instancePath:instancePath+"/names/exclude",schemaPath:"#/properties/names/properties/exclude/x-list",keyword:"x-list",params:{ first: twice1[0], second: twice1[1], keys: [] },schema:schema8.properties.names.properties.exclude["x-list"],parentSchema:schema8.properties.names.properties.exclude,data:data3};
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
const err13 = {instancePath:instancePath+"/names/exclude",schemaPath:"#/properties/names/properties/exclude/type",keyword:"type",params:{type: "array"},schema:schema8.properties.names.properties.exclude.type,parentSchema:schema8.properties.names.properties.exclude,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if((data0.include !== undefined ? 1 : 0) + (data0.exclude !== undefined ? 1 : 0) < 1){
const err14 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["include", "exclude"] } },schema:schema8.properties.names["x-rule"],parentSchema:schema8.properties.names,data:data0};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "object"},schema:schema8.properties.names.type,parentSchema:schema8.properties.names,data:data0};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.tags !== undefined){
let data5 = data.tags;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
if(!((key2 === "include") || (key2 === "exclude"))){
const err16 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema8.properties.tags,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5.include !== undefined){
let data6 = data5.include;
if(Array.isArray(data6)){
if(data6.length < 1){
const err17 = {instancePath:instancePath+"/tags/include",schemaPath:"#/properties/tags/properties/include/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema8.properties.tags.properties.include,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(isShorter(data7, 1)){
const err18 = {instancePath:instancePath+"/tags/include/" + i2,schemaPath:"#/properties/tags/properties/include/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema8.properties.tags.properties.include.items,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern7.test(data7)){
const err19 = {instancePath:instancePath+"/tags/include/" + i2,schemaPath:"#/properties/tags/properties/include/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema8.properties.tags.properties.include.items,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/tags/include/" + i2,schemaPath:"#/properties/tags/properties/include/items/type",keyword:"type",params:{type: "string"},schema:schema8.properties.tags.properties.include.items.type,parentSchema:schema8.properties.tags.properties.include.items,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
let twice2;
if (data6.length > 1) { const seen = new Map(); data6.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice2 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice2 !== undefined){
const err21 = {instancePath:instancePath+"/tags/include",schemaPath:"#/properties/tags/properties/include/x-list",keyword:"x-list",params:{ first: twice2[0], second: twice2[1], keys: [] },schema:schema8.properties.tags.properties.include["x-list"],parentSchema:schema8.properties.tags.properties.include,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/tags/include",schemaPath:"#/properties/tags/properties/include/type",keyword:"type",params:{type: "array"},schema:schema8.properties.tags.properties.include.type,parentSchema:schema8.properties.tags.properties.include,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data5.exclude !== undefined){
let data8 = data5.exclude;
if(Array.isArray(data8)){
if(data8.length < 1){
const err23 = {instancePath:instancePath+"/tags/exclude",schemaPath:"#/properties/tags/properties/exclude/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema8.properties.tags.properties.exclude,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 === "string"){
if(isShorter(data9, 1)){
const err24 = {instancePath:instancePath+"/tags/exclude/" + i3,schemaPath:"#/properties/tags/properties/exclude/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema8.properties.tags.properties.exclude.items,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!pattern7.test(data9)){
const err25 = {instancePath:instancePath+"/tags/exclude/" + i3,schemaPath:"#/properties/tags/properties/exclude/items/pattern",keyword:"pattern",params:{ pattern: "the form of a string (not empty, without spaces around it)" },schema:"^\\S(.*\\S)?$",parentSchema:schema8.properties.tags.properties.exclude.items,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/tags/exclude/" + i3,schemaPath:"#/properties/tags/properties/exclude/items/type",keyword:"type",params:{type: "string"},schema:schema8.properties.tags.properties.exclude.items.type,parentSchema:schema8.properties.tags.properties.exclude.items,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
let twice3;
if (data8.length > 1) { const seen = new Map(); data8.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice3 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice3 !== undefined){
const err27 = {instancePath:instancePath+"/tags/exclude",schemaPath:"#/properties/tags/properties/exclude/x-list",keyword:"x-list",params:{ first: twice3[0], second: twice3[1], keys: [] },schema:schema8.properties.tags.properties.exclude["x-list"],parentSchema:schema8.properties.tags.properties.exclude,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/tags/exclude",schemaPath:"#/properties/tags/properties/exclude/type",keyword:"type",params:{type: "array"},schema:schema8.properties.tags.properties.exclude.type,parentSchema:schema8.properties.tags.properties.exclude,data:data8};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if((data5.include !== undefined ? 1 : 0) + (data5.exclude !== undefined ? 1 : 0) < 1){
const err29 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["include", "exclude"] } },schema:schema8.properties.tags["x-rule"],parentSchema:schema8.properties.tags,data:data5};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "object"},schema:schema8.properties.tags.type,parentSchema:schema8.properties.tags,data:data5};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if((data.names !== undefined ? 1 : 0) + (data.tags !== undefined ? 1 : 0) < 1){
const err31 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "atLeastOneOf", detail: { fields: ["names", "tags"] } },schema:schema8["x-rule"],parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"entries":{"minimum":1,"maximum":10000000,"type":"integer"},"bytes":{"minimum":1,"maximum":1099511627776,"type":"integer"},"versionsPerEntry":{"minimum":1,"maximum":1000000,"type":"integer"},"bytesPerEntry":{"minimum":1,"maximum":1099511627776,"type":"integer"}}};

function validate9(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "entries") || (key0 === "bytes")) || (key0 === "versionsPerEntry")) || (key0 === "bytesPerEntry"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.entries !== undefined){
let data0 = data.entries;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "integer"},schema:schema9.properties.entries.type,parentSchema:schema9.properties.entries,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},schema:10000000,parentSchema:schema9.properties.entries,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema9.properties.entries,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.bytes !== undefined){
let data1 = data.bytes;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: "integer"},schema:schema9.properties.bytes.type,parentSchema:schema9.properties.bytes,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1099511627776 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1099511627776},schema:1099511627776,parentSchema:schema9.properties.bytes,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema9.properties.bytes,data:data1};
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
if(data.versionsPerEntry !== undefined){
let data2 = data.versionsPerEntry;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/versionsPerEntry",schemaPath:"#/properties/versionsPerEntry/type",keyword:"type",params:{type: "integer"},schema:schema9.properties.versionsPerEntry.type,parentSchema:schema9.properties.versionsPerEntry,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/versionsPerEntry",schemaPath:"#/properties/versionsPerEntry/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},schema:1000000,parentSchema:schema9.properties.versionsPerEntry,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/versionsPerEntry",schemaPath:"#/properties/versionsPerEntry/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema9.properties.versionsPerEntry,data:data2};
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
if(data.bytesPerEntry !== undefined){
let data3 = data.bytesPerEntry;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/bytesPerEntry",schemaPath:"#/properties/bytesPerEntry/type",keyword:"type",params:{type: "integer"},schema:schema9.properties.bytesPerEntry.type,parentSchema:schema9.properties.bytesPerEntry,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1099511627776 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/bytesPerEntry",schemaPath:"#/properties/bytesPerEntry/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1099511627776},schema:1099511627776,parentSchema:schema9.properties.bytesPerEntry,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/bytesPerEntry",schemaPath:"#/properties/bytesPerEntry/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema9.properties.bytesPerEntry,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"object","propertyNames":{"minLength":1},"additionalProperties":{"$ref":"./claim-value.json"}};
const schema11 = {"oneOf":[{"type":"string"},{"type":"array","items":{"type":"string"},"minItems":1,"x-list":{"type":"set"}}]};

function validate10(data, instancePath = ""){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema11.oneOf[0].type,parentSchema:schema11.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(Array.isArray(data)){
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema11.oneOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/1/items/type",keyword:"type",params:{type: "string"},schema:schema11.oneOf[1].items.type,parentSchema:schema11.oneOf[1].items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let twice0;
if (data.length > 1) { const seen = new Map(); data.forEach((item, index) => { const identity = typeof item === "string" ? "=" + item : JSON.stringify([item]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err3 = {instancePath,schemaPath:"#/oneOf/1/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema11.oneOf[1]["x-list"],parentSchema:schema11.oneOf[1],data};
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
const err4 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},schema:schema11.oneOf[1].type,parentSchema:schema11.oneOf[1],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema11.oneOf,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate10.errors = vErrors;
return errors === 0;
}


function validate11(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(isShorter(key0, 1)){
const err0 = {instancePath,schemaPath:"#/propertyNames/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema10.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},schema:schema10.propertyNames,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
if(!(validate10(data[key1], instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? validate10.errors : joined(vErrors, validate10.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate11.errors = vErrors;
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
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(isLonger(data0, 63)){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 63},schema:63,parentSchema:schema0.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(isShorter(data0, 1)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{ pattern: "the form of a name of lower-case letters, digits and \"-\" (no \"-\" at its ends)" },schema:"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$",parentSchema:schema0.properties.name,data:data0};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema0.properties.name.type,parentSchema:schema0.properties.name,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.format !== undefined){
let data1 = data.format;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},schema:schema0.properties.format.type,parentSchema:schema0.properties.format,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data1 === "upstream")){
const err7 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema0.properties.format.enum},schema:schema0.properties.format.enum,parentSchema:schema0.properties.format,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.git !== undefined){
if(!(validate1(data.git, instancePath+"/git"))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
}
if(data.api !== undefined){
if(!(validate3(data.api, instancePath+"/api"))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
if(!(validate4(data.file, instancePath+"/file"))){
vErrors = vErrors === null ? validate4.errors : joined(vErrors, validate4.errors);
errors = vErrors.length;
}
}
if(data.kubernetes !== undefined){
if(!(validate5(data.kubernetes, instancePath+"/kubernetes"))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.managed !== undefined){
if(!(validate6(data.managed, instancePath+"/managed"))){
vErrors = vErrors === null ? validate6.errors : joined(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.syncPolicy !== undefined){
if(!(validate7(data.syncPolicy, instancePath+"/syncPolicy"))){
vErrors = vErrors === null ? validate7.errors : joined(vErrors, validate7.errors);
errors = vErrors.length;
}
}
if(data.filter !== undefined){
if(!(validate8(data.filter, instancePath+"/filter"))){
vErrors = vErrors === null ? validate8.errors : joined(vErrors, validate8.errors);
errors = vErrors.length;
}
}
if(data.limits !== undefined){
if(!(validate9(data.limits, instancePath+"/limits"))){
vErrors = vErrors === null ? validate9.errors : joined(vErrors, validate9.errors);
errors = vErrors.length;
}
}
if(data.claims !== undefined){
if(!(validate11(data.claims, instancePath+"/claims"))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
}
if((data.git !== undefined ? 1 : 0) + (data.api !== undefined ? 1 : 0) + (data.file !== undefined ? 1 : 0) + (data.kubernetes !== undefined ? 1 : 0) + (data.managed !== undefined ? 1 : 0) !== 1){
const err8 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "exactlyOneOf", detail: { fields: ["git", "api", "file", "kubernetes", "managed"] } },schema:schema0["x-rule"],parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.file?.data !== undefined) && (!(data.syncPolicy === undefined))){
const err9 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "Inline data never changes by itself: syncPolicy has no effect.", fields: ["file.data", "syncPolicy"] } },schema:schema0["x-rule"],parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((data.kubernetes !== undefined) && (!((data.syncPolicy === undefined) && (data.filter === undefined)))){
const err10 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "A cluster is watched, and its resources opt in one by one: syncPolicy and filter have no effect.", fields: ["kubernetes", "syncPolicy", "filter"] } },schema:schema0["x-rule"],parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data.managed !== undefined) && (!((data.syncPolicy === undefined) && (data.filter === undefined)))){
const err11 = {instancePath,schemaPath:"#/x-rule",keyword:"x-rule",params:{ rule: "requires", detail: { message: "A managed source takes what is published to it: syncPolicy and filter have no effect.", fields: ["managed", "syncPolicy", "filter"] } },schema:schema0["x-rule"],parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

